"""A bot for Gloaming with nothing but Python's standard library: it reads what its options say. It knows no rule.

gloaming arena --lang en --bots random,cmd:"python3 examples/stdio-bots/eager.py"
"""

import json
import re
import sys

# How much an option is wanted that says this; what is found first counts.
WISHES = [
    (r"^(Claim|Discover) ", 9),
    (r"^(Place|Play|As a Council Member) ", 8),
    (r"^Take ", 7),
    (r"(?i)\b(gain|put) [^→]*\bgold\b[^→]*$", 6),
    (r"^(Use|Activate|Carry out) |: turn →", 5),
    (r"\bgold\b", 1),
    (r"^(Discard|Leave|No) ", -1),
    (r"^Pass", -2),
    (r"→", -3),
]


def worth(text, verb):
    wish = next((value for pattern, value in WISHES if re.search(pattern, text)), 0)
    # What one pays should be what one wants least.
    return -wish if verb.startswith("pay") else wish


def choose(verb, options):
    """What sounds best; the first of equals."""
    return max(options, key=lambda each: worth(each["text"], verb))["option"]


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


sys.stdin.reconfigure(encoding="utf-8")
for line in sys.stdin:
    message = json.loads(line)
    # The first line is a greeting; every other one is a question.
    if message.get("gloaming") == 2:
        say({"gloaming": 2, "name": "eager"})
    else:
        say({"id": message["id"], "answer": choose(message["verb"], message["options"])})
