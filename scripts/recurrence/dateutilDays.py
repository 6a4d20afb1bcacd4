"""Reads rules with changes as JSON from stdin; writes their days as python-dateutil has them."""

import json
import sys
from datetime import date, datetime

from dateutil.relativedelta import relativedelta
from dateutil.rrule import MONTHLY, WEEKLY, rrule, rruleset, weekdays


def rule_of(first, frequency, until):
    start = datetime.fromisoformat(first)
    weekday = weekdays[start.weekday()]
    ends = min(datetime.fromisoformat(until), start + relativedelta(years=1))
    options = {
        "weekly": {"freq": WEEKLY},
        "fortnightly": {"freq": WEEKLY, "interval": 2},
        "monthly": {"freq": MONTHLY, "byweekday": weekday((start.day + 6) // 7)},
        "monthly-last": {"freq": MONTHLY, "byweekday": weekday(-1)},
    }[frequency]
    return rrule(dtstart=start, until=ends, **options)


def days_of(case):
    rule = rule_of(**case["rule"])
    days = [at.date().isoformat() for at in rule]
    changed = rruleset()
    changed.rrule(rule)
    for day, change in case["changes"].items():
        if day not in days:
            continue
        changed.exdate(datetime.fromisoformat(day))
    for day, change in case["changes"].items():
        if day in days and change != "left out":
            changed.rdate(datetime.combine(date.fromisoformat(change[:10]), datetime.min.time()))
    # A date that is moved onto a day that another one left: dateutil takes exclusions off last.
    moved = {c[:10] for d, c in case["changes"].items() if d in days and c != "left out"}
    final = sorted({at.date().isoformat() for at in changed} | moved)
    return {"days": days, "final": final}


if __name__ == "__main__":
    json.dump([days_of(case) for case in json.load(sys.stdin)], sys.stdout)
