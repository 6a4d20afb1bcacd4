"""Reads series of events with edits as JSON from stdin; writes what becomes of each, by python-dateutil and plain lists."""

import json
import sys
from datetime import date, timedelta

from dateutilDays import rule_of


def outcome(case):
    days = [at.date() for at in rule_of(**case["rule"])]
    events = [
        {"id": index, "day": day, "title": "Tai chi", "location": "Hall", "starts": "10:00"}
        for index, day in enumerate(days)
        if index not in case["leftOut"]
    ]
    for edit in case["edits"]:
        if not events:
            break
        at = edit["at"] % len(events)
        chosen = {"one": events[at : at + 1], "following": events[at:], "all": list(events)}[edit["scope"]]
        if edit["kind"] == "delete":
            events = [one for one in events if not any(one is gone for gone in chosen)]
            continue
        was = dict(events[at])
        for one in chosen:
            one["day"] += timedelta(days=edit["days"])
            for field in ("title", "location", "starts"):
                if field in edit and edit[field] != was[field] and one[field] == was[field]:
                    one[field] = edit[field]
        # Those of one day in the order in which they were made.
        events.sort(key=lambda one: (one["day"], one["id"]))
    return [[one["day"].isoformat(), one["title"], one["location"], one["starts"]] for one in events]


if __name__ == "__main__":
    json.dump([outcome(case) for case in json.load(sys.stdin)], sys.stdout)
