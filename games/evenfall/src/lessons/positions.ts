/** The tables of the short lessons, in the written notation. */
export const POSITIONS = {
  discover: `evenfall sun, 2 players
round 1, actions, turn A, first A
northern-lakes: space B witch, stones eye flame
  spots thistle-meadow, foggy-ford, sanctum
central-mountains: space B witch, stones wave fang
  spots cavern-plain, hermits-loft, ruin
A: star, mana 2, witches 2, elders 4
  inner nqobantu-mine
  hand golden-cauldron
B: cross, passed, witches 2, elders 4
  inner prophets-church
main-deck rest
`,
  binding: `evenfall sun, 2 players
round 2, actions, turn A, first A
northern-lakes: stones eye flame
  spots none, none, none
central-mountains: stones wave fang
  spots none, none, none
A: star, resources 2 herb 1 potion 2 knowledge, token used, witches 0, elders 0
  outer fox-earth, toadstool-ring
  inner nqobantu-mine
  hand cat-advisor, whispered-accord
B: cross, passed, witches 4, elders 4
  inner prophets-church
main-deck rest
`,
  transfer: `evenfall sun, 2 players
round 3, actions, turn A, first A
northern-lakes: stones eye flame
  spots none, none, none
central-mountains: stones wave fang
  spots none, none, none
A: star, points 30, token used, witches 1, elders 0
  outer weathered-milestone, thistle-meadow with obelisk-of-dusk, spirit-bog
  inner nqobantu-mine
B: cross, passed, points 33, witches 4, elders 4
  inner prophets-church
main-deck rest
`,
  coven: `evenfall sun, 2 players
round 3, actions, turn A, first A
northern-lakes: stones eye flame
  spots none, none, none
central-mountains: stones wave fang
  spots none, none, none
A: star, points 30, resources 2 potion, coven 2, token used, witches 0, elders 1
  outer weathered-milestone with golden-cauldron
  inner nqobantu-mine with energy-pillar
B: cross, passed, points 34, witches 4, elders 4
  inner prophets-church
main-deck rest
`,
  dials: `evenfall sun, 2 players
round 2, battles, first A
northern-lakes: witches A 1 B 2, stones eye flame
  spots none, none, none
central-mountains: witches A 2, stones wave fang
  spots none, none, none
A: star, mana 6, witches 0, elders 4
  outer weathered-milestone with golden-cauldron
  inner nqobantu-mine
B: cross, mana 9, witches 2, elders 4
  inner prophets-church
main-deck rest
`,
  council: `evenfall sun, 2 players
round 3, actions, turn A, first A
northern-lakes: stones eye flame
  spots none, none, none
central-mountains: stones wave fang
  spots none, none, none
A: star, points 30, resources 1 herb 1 potion 3 knowledge, token used, witches 0, elders 0
  outer cavern-plain with basin-of-far-sight
  inner nqobantu-mine with twin-scythes, thistle-meadow with golden-cauldron
  hand zuri, alwyn
B: cross, passed, points 41, witches 4, elders 4
  inner prophets-church
main-deck rest
`,
  rondel: `evenfall sun, 1 players, level apprentice
round 2, actions, turn A, first A, rondel 6
northern-lakes: space A witch, stones eye flame
  spots sanctum, thistle-meadow, ruin
central-mountains: space A witch, stones wave fang
  spots foggy-ford, cavern-plain, hermits-loft
A: star, points 10, resources 1 herb 2 knowledge, witches 2, elders 0
  inner nqobantu-mine
  hand nila, tadeo
B: cross, points 12, witches 4, elders 0
  outer spirit-bog, smiths-cellar
main-deck obelisk-of-dusk, hoja, whispered-accord, owl-courier, irene, zuri, cat-advisor, bao, sickle-dance, weaver-spider, ilse, wen
place-deck rest
`,
  stones: `evenfall sun, 2 players
round 3, battles, first A
northern-lakes: witches A 1, stones eye fang wave
  spots none, none, none
central-mountains: stones wave fang
  spots none, none, none
A: star, points 30, witches 3, elders 4
  inner nqobantu-mine with twin-scythes, thistle-meadow with obelisk-of-dusk
B: cross, points 40, witches 4, elders 4
  inner prophets-church
main-deck rest
`,
} as const;
