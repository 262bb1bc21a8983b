/** The tables of the short lessons, in the written notation. */
export const POSITIONS = {
  reaction: `res-arcana standard, 2 players
round 3, actions, turn B, first B
monuments great-pyramid, oracle
places sacred-grove, dwarven-mines
A: pool 8 life 4 calm
  play druid, guard-dog, fountain-of-youth, transmutation
  deck hawk, vault
B: pool 2 elan
  play seer, fire-dragon, alchemy
  deck crypt, prism
`,
  places: `res-arcana standard, 2 players
round 4, collect, first A
monuments great-pyramid, oracle
places dwarven-mines, coral-castle
A: pool 1 elan 1 death
  play necromancer, catacombs-of-the-dead 4 death, crypt, nightingale, hawk, protection
  deck vault, prism
B: pool 2 elan
  play seer, research
  deck athanor, treant
`,
  dragon: `res-arcana standard, 2 players
round 5, actions, turn A, first A
monuments great-pyramid, oracle
places dwarven-mines, coral-castle
A: pool 1 elan
  play duelist, fire-dragon, mausoleum, temple, colossus, nightingale, dragon-bridle, jeweled-statuette, research
  deck vault, prism
B: pool 3 elan 4 gold
  play seer, library, ring-of-midas, wind-dragon turned, solomons-mine, sacred-grove 2 life, alchemy
  deck athanor, treant
`,
  straighten: `res-arcana standard, 2 players
round 3, actions, turn A, first A
monuments great-pyramid, oracle
places dwarven-mines, coral-castle
A: pool 1 death 2 gold
  play witch turned, horn-of-plenty, nightingale, reanimate
  deck vault, prism
B: passed, pool 1 elan
  play seer, research
  deck athanor, treant
`,
  discards: `res-arcana standard, 2 players
round 4, actions, turn A, first B
monuments great-pyramid, oracle
places dwarven-mines
A: pool 1 elan 1 life 1 gold
  play artificer, coral-castle, mausoleum, temple, research turned
  hand sea-serpent, philosophers-stone, crypt
  deck vault, prism
B: passed, pool 1 elan
  play seer, alchemy
  deck athanor, treant
`,
  token: `res-arcana standard, 2 players
round 5, actions, turn A, first B
monuments obelisk, oracle
places dwarven-mines
A: pool 1 elan 2 life 1 calm
  play druid, tree-of-life, golden-statue, colossus, great-pyramid, temple, nightingale, calm-elan
  deck vault, prism
B: pool nothing
  play seer, sacred-grove 4 life, mausoleum, ring-of-midas turned, alchemy
  deck athanor, treant
`,
  draft: `res-arcana draft, 2 players
round 0, setup, first B
monuments golden-statue, great-pyramid
monument-deck colossus, oracle, library, solomons-mine, hanging-gardens, temple, mausoleum, obelisk
places sacred-grove, sacrificial-pit, cursed-forge, sunken-reef, sorcerers-bestiary
items alchemy, calm-elan, death-life, divination, protection, reanimate, research, transmutation
A: pool 1 elan 1 life 1 calm 1 death 1 gold
  mages druid, seer
  pack hawk, horn-of-plenty, treant, wind-dragon
B: pool 1 elan 1 life 1 calm 1 death 1 gold
  mages healer, transmuter
  pack flaming-pit, hand-of-glory, mermaid, sea-serpent
drafted flaming-pit 5, hand-of-glory 5, hawk 1, horn-of-plenty 1, mermaid 5, sea-serpent 5, treant 1, wind-dragon 1
chance f8131257e2de04b4967453eb079aed11 63
doing {"stack":[{"verbs":[{"verb":"setTable"},{"verb":"deal"},{"verb":"dealPacks"},{"verb":"pickPacks"},{"verb":"passPacks","to":"left"},{"verb":"pickPacks"},{"verb":"passPacks","to":"left"},{"verb":"pickPacks"},{"verb":"passPacks","to":"left"},{"verb":"pickPacks"},{"verb":"dealPacks"},{"verb":"pickPacks"},{"verb":"passPacks","to":"right"},{"verb":"pickPacks"},{"verb":"passPacks","to":"right"},{"verb":"pickPacks"},{"verb":"passPacks","to":"right"},{"verb":"pickPacks"},{"verb":"firstHands"},{"verb":"pickMages"},{"verb":"pickItems"},{"verb":"rounds"}],"at":4,"seat":0,"from":-1,"it":-1,"n":0,"held":-1}],"lines":[[{"verbs":[{"verb":"pickFromPack"}],"at":0,"seat":0,"from":-1,"it":-1,"n":0,"held":-1}],[{"verbs":[{"verb":"pickFromPack"}],"at":0,"seat":1,"from":-1,"it":-1,"n":0,"held":-1}]]}
`,
  'win-now': `res-arcana standard, 2 players
round 5, actions, turn A, first B
monuments library, oracle
places dwarven-mines
A: pool 1 elan 1 life 1 calm 4 gold
  play alchemist turned, golden-statue, sacred-grove 3 life, nightingale, hawk, calm-elan
  deck vault, prism
B: passed, pool 6 elan
  play seer, mausoleum, great-pyramid, colossus, temple, alchemy
  deck athanor, treant
`,
} as const;
