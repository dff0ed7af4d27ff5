"""Calls people when a table waits for them: by Web Push, by e-mail and by webhooks.

Tables know nothing of this: `notifier` listens to them. What is to be said waits in the database, so that a restart
loses none of it; `outbound` alone asks addresses that somebody has chosen.
"""
