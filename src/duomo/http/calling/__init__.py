"""Notifications for people who are not looking: turns, e-mails, push messages."""
