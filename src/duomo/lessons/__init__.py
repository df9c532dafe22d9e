"""Lessons on the real engine: a position, steps with what to do and why, and replies to other moves."""

from __future__ import annotations

from duomo.lessons.coach import Coach, FirstGame
from duomo.lessons.lesson import Lesson, LessonError, Step
from duomo.lessons.reading import course, courses, first_game
from duomo.lessons.running import Run

__all__ = ["Coach", "FirstGame", "Lesson", "LessonError", "Run", "Step", "course", "courses", "first_game"]
