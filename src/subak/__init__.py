"""Subak."""
