"""A bot for Gloaming with nothing but Python's standard library: it goes by what its options are about, in any language.
It knows no rule, and reads no sentence.

gloaming arena --bots random,cmd:"python3 examples/stdio-bots/eager.py"
"""

import json
import sys

# How much an option is wanted that does this; what is not named here is neither wanted nor shunned.
WISHES = {
    **dict.fromkeys(["claim", "claimUnseen", "discover", "discoverIn"], 9),
    **dict.fromkeys(["place", "play"], 8),
    **dict.fromkeys(["take", "takeStone"], 7),
    **dict.fromkeys(["activateToken", "useRegion", "useBoard", "useRitual", "usePerson", "useStoneSpace"], 5),
    **dict.fromkeys(["discard", "leave", "decline"], -1),
    "pass": -2,
    # What costs something is rather left alone.
    **dict.fromkeys(["use", "twoForOne", "oneForOne", "exchange"], -3),
}
GOLD = {"gain": 6, "put": 6, "pay": -1, "payMany": -1}
# Cards of Res Arcana whose first power is worth its cost, by their names, which are the same in every language.
GOOD = """
    bone-dragon crypt earth-dragon elvish-bow fiery-whip fire-dragon hand-of-glory hawk horn-of-plenty hypnotic-basin
    jeweled-statuette magical-shard sea-serpent treant tree-of-life vault water-dragon wind-dragon druid seer divination
    library oracle solomons-mine coral-castle dragons-lair sorcerers-bestiary alchemist alchemy colossus duelist
    dwarven-mines dwarven-pickaxe
""".split()


def worth(about):
    does = about["does"]
    if does == "use" and about["power"] == 0 and about["card"] in GOOD:
        return 5
    if about.get("kind") == "gold" and does in GOLD:
        return GOLD[does]
    # A person is worth more points in the council.
    return WISHES.get(does, 0) - (1 if about.get("as") == "specialist" else 0)


def choose(options):
    """What it likes best; the first of equals."""
    return max(options, key=lambda each: worth(each["about"]))["option"]


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
        say({"id": message["id"], "answer": choose(message["options"])})
