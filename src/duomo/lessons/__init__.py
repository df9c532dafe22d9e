"""Lessons on the real engine: a position, steps with what to do and why, and what to say to another move."""

from __future__ import annotations

from duomo.lessons.lesson import Lesson, LessonError, Step
from duomo.lessons.reading import course, courses
from duomo.lessons.running import Run

__all__ = ["Lesson", "LessonError", "Run", "Step", "course", "courses"]
