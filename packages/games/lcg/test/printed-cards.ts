/**
 * What is printed on the cards of the box and of its campaign, entered from the collected facts and apart from the
 * definitions. Title (with * if unique), type, sphere or encounter set, values in the order of the type's VALUES, traits,
 * keywords, copies (in easy mode, if others).
 */
export const printedCards = `
1|Aragorn*|hero|leadership|12 2 3 2 5|Dúnedain, Noble, Ranger|Sentinel|1
2|Théodred*|hero|leadership|8 1 2 1 4|Noble, Rohan, Warrior||1
3|Glóin*|hero|leadership|9 2 2 1 4|Dwarf, Noble||1
4|Gimli*|hero|tactics|11 2 2 2 5|Dwarf, Noble, Warrior||1
5|Legolas*|hero|tactics|9 1 3 1 4|Noble, Silvan, Warrior|Ranged|1
6|Thalin*|hero|tactics|9 1 2 2 4|Dwarf, Warrior||1
7|Éowyn*|hero|spirit|9 4 1 1 3|Noble, Rohan||1
8|Eleanor*|hero|spirit|7 1 1 2 3|Gondor, Noble||1
9|Dúnhere*|hero|spirit|8 1 2 1 4|Rohan, Warrior||1
10|Denethor*|hero|lore|8 1 1 3 3|Gondor, Noble, Steward||1
11|Glorfindel*|hero|lore|12 3 3 1 5|Noble, Noldor, Warrior||1
12|Beravor*|hero|lore|10 2 2 2 4|Dúnedain, Ranger||1
13|Guard of the Citadel|ally|leadership|2 1 1 0 2|Gondor, Warrior||3
14|Faramir*|ally|leadership|4 2 1 2 3|Gondor, Noble, Ranger||2
15|Son of Arnor|ally|leadership|3 0 2 0 2|Dúnedain||2
16|Snowbourn Scout|ally|leadership|1 0 0 1 1|Rohan, Scout||3
17|Silverlode Archer|ally|leadership|3 1 2 0 1|Archer, Silvan|Ranged|2
18|Longbeard Orc Slayer|ally|leadership|4 0 2 1 3|Dwarf, Warrior||2
19|Brok Ironfist*|ally|leadership|6 2 2 1 4|Dwarf, Warrior||1
20|Ever Vigilant|event|leadership|1|||2
21|Common Cause|event|leadership|0|||2
22|For Gondor!|event|leadership|2|||2
23|Sneak Attack|event|leadership|1|||2
24|Valiant Sacrifice|event|leadership|1|||2
25|Grim Resolve|event|leadership|5|||1
26|Steward of Gondor*|attachment|leadership|2|Gondor, Title||2
27|Celebrían's Stone*|attachment|leadership|2|Artifact, Item|Restricted|1
28|Veteran Axehand|ally|tactics|2 0 2 1 2|Dwarf, Warrior||3
29|Gondorian Spearman|ally|tactics|2 0 1 1 1|Gondor, Warrior|Sentinel|3
30|Horseback Archer|ally|tactics|3 0 2 1 2|Archer, Rohan|Ranged|2
31|Beorn*|ally|tactics|6 1 3 3 6|Beorning, Warrior||1
32|Blade Mastery|event|tactics|1|||3
33|Rain of Arrows|event|tactics|1|||2
34|Feint|event|tactics|1|||2
35|Quick Strike|event|tactics|1|||2
36|Thicket of Spears|event|tactics|3|||2
37|Swift Strike|event|tactics|2|||1
38|Stand Together|event|tactics|0|||1
39|Blade of Gondolin|attachment|tactics|1|Item, Weapon|Restricted|2
40|Citadel Plate|attachment|tactics|4|Armor, Item|Restricted|2
41|Dwarven Axe|attachment|tactics|2|Item, Weapon|Restricted|2
42|Horn of Gondor*|attachment|tactics|1|Artifact, Item|Restricted|1
43|Wandering Took|ally|spirit|2 1 1 1 2|Hobbit||2
44|Lórien Guide|ally|spirit|3 1 1 0 2|Scout, Silvan||3
45|Northern Tracker|ally|spirit|4 1 2 2 3|Dúnedain, Ranger||2
46|The Galadhrim's Greeting|event|spirit|3|||2
47|Strength of Will|event|spirit|0|||2
48|Hasty Stroke|event|spirit|1|||2
49|Will of the West|event|spirit|1|||2
50|A Test of Will|event|spirit|1|||2
51|Stand and Fight|event|spirit|X|||3
52|A Light in the Dark|event|spirit|2|||2
53|Dwarven Tomb|event|spirit|1|||1
54|Fortune or Fate|event|spirit|5|||1
55|The Favor of the Lady|attachment|spirit|2|Condition||2
56|Power in the Earth|attachment|spirit|1|Condition||2
57|Unexpected Courage|attachment|spirit|2|Condition||1
58|Daughter of the Nimrodel|ally|lore|3 1 0 0 1|Silvan||3
59|Erebor Hammersmith|ally|lore|2 1 1 1 3|Craftsman, Dwarf||2
60|Henamarth Riversong*|ally|lore|1 1 1 0 1|Silvan||1
61|Miner of the Iron Hills|ally|lore|2 0 1 1 2|Dwarf||2
62|Gléowine*|ally|lore|2 1 0 0 2|Minstrel, Rohan||2
63|Lore of Imladris|event|lore|2|||3
64|Lórien's Wealth|event|lore|3|||2
65|Radagast's Cunning|event|lore|1|||2
66|Secret Paths|event|lore|1|||2
67|Gandalf's Search|event|lore|X|||2
68|Beorn's Hospitality|event|lore|5|||1
69|Forest Snare|attachment|lore|3|Item, Trap||2
70|Protector of Lórien|attachment|lore|1|Title||2
71|Dark Knowledge|attachment|lore|1|Condition||1
72|Self Preservation|attachment|lore|3|Skill||2
73|Gandalf*|ally|neutral|5 4 4 4 4|Istari||4
74|King Spider|enemy|Spiders of Mirkwood|20 2 3 1 3|Creature, Spider||2
75|Hummerhorns|enemy|Spiders of Mirkwood|40 1 2 0 3|Creature, Insect|Victory 5|1/0
76|Ungoliant's Spawn|enemy|Spiders of Mirkwood|32 3 5 2 9|Creature, Spider||1
77|Great Forest Web|location|Spiders of Mirkwood|2 2|Forest||2
78|Mountains of Mirkwood|location|Spiders of Mirkwood|2 3|Forest, Mountain||3
79|Eyes of the Forest|treachery|Spiders of Mirkwood||||1/0
80|Caught in a Web|treachery|Spiders of Mirkwood||||2/0
81|Wolf Rider|enemy|Wilderlands|10 1 2 0 2|Goblin, Orc|Surge|1
82|Hill Troll|enemy|Wilderlands|30 1 6 3 9|Troll|Victory 4|2/1
83|Goblin Sniper|enemy|Wilderlands|48 2 2 0 2|Goblin, Orc||2
84|Marsh Adder|enemy|Wilderlands|40 3 4 1 7|Creature|Victory 3|1/0
85|Wargs|enemy|Wilderlands|20 2 3 1 3|Creature||2
86|Despair|treachery|Wilderlands||||2/0
87|The Brown Lands|location|Wilderlands|5 1|Wasteland||2
88|The East Bight|location|Wilderlands|1 6|Wasteland||2
89|Dol Guldur Orcs|enemy|Dol Guldur Orcs|10 2 2 0 3|Dol Guldur, Orc||3
90|Chieftain Ufthak|enemy|Dol Guldur Orcs|35 2 3 3 6|Dol Guldur, Orc|Victory 4|1/0
91|Dol Guldur Beastmaster|enemy|Dol Guldur Orcs|35 2 3 1 5|Dol Guldur, Orc||2/1
92|Driven by Shadow|treachery|Dol Guldur Orcs||||1
93|The Necromancer's Reach|treachery|Dol Guldur Orcs||||3/1
94|Necromancer's Pass|location|Dol Guldur Orcs|3 2|Dol Guldur, Stronghold||2/1
95|Enchanted Stream|location|Dol Guldur Orcs|2 2|Forest||2
96|Forest Spider|enemy|Passage Through Mirkwood|25 2 2 1 4|Creature, Spider||4
97|East Bight Patrol|enemy|Passage Through Mirkwood|5 3 3 1 2|Goblin, Orc||1
98|Black Forest Bats|enemy|Passage Through Mirkwood|15 1 1 0 2|Creature||1
99|Old Forest Road|location|Passage Through Mirkwood|1 3|Forest||2
100|Forest Gate|location|Passage Through Mirkwood|2 4|Forest||2
101|Dungeon Jailor|enemy|Escape from Dol Guldur|38 1 2 3 5|Dol Guldur, Orc|Victory 5|2/0
102|Nazgûl of Dol Guldur|enemy|Escape from Dol Guldur|40 5 4 3 9|Nazgûl||1
103|Cavern Guardian|enemy|Escape from Dol Guldur|8 2 2 1 2|Undead|Doomed 1|2
104|Under the Shadow|treachery|Escape from Dol Guldur||||2
105|Iron Shackles|treachery|Escape from Dol Guldur||||1
106|Endless Caverns|location|Escape from Dol Guldur|1 3|Dungeon|Doomed 1, Surge|2
107|Tower Gate|location|Escape from Dol Guldur|2 1|Dungeon||2
108|Gandalf's Map|objective|Escape from Dol Guldur||Item|Guarded, Restricted|1
109|Dungeon Torch|objective|Escape from Dol Guldur||Item|Guarded, Restricted|1
110|Shadow Key|objective|Escape from Dol Guldur||Item|Guarded, Restricted|1
111|Misty Mountain Goblins|enemy|Journey Along the Anduin|15 2 2 1 3|Goblin, Orc||3
112|Massing at Night|treachery|Journey Along the Anduin||||1/0
113|Banks of the Anduin|location|Journey Along the Anduin|1 3|Riverland||2
114|Gladden Fields|location|Journey Along the Anduin|3 3|Marshland|Victory 3|3/1
115|Eastern Crows|enemy|Sauron's Reach|30 1 1 0 1|Creature|Surge|3/1
116|Evil Storm|treachery|Sauron's Reach||||3/2
117|Pursued by Shadow|treachery|Sauron's Reach||||2
118|Treacherous Fog|treachery|Sauron's Reach||||2
119|Flies and Spiders|quest|Passage Through Mirkwood|1 8|||1
120|A Fork in the Road|quest|Passage Through Mirkwood|2 2|||1
121|Don't Leave the Path!|quest|Passage Through Mirkwood|3 0|||1
122|Beorn's Path|quest|Passage Through Mirkwood|3 10|||1
123|The Necromancer's Tower|quest|Escape from Dol Guldur|1 9|||1
124|Through the Caverns|quest|Escape from Dol Guldur|2 15|||1
125|Out of the Dungeons|quest|Escape from Dol Guldur|3 7|||1
126|To the River...|quest|Journey Along the Anduin|1 8|||1
127|Anduin Passage|quest|Journey Along the Anduin|2 16|||1
128|Ambush on the Shore|quest|Journey Along the Anduin|3 0|||1
129|Passage Through Mirkwood|campaign|||||1
130|Journey Along the Anduin|campaign|||||1
131|Escape from Dol Guldur|campaign|||||1
132|Mendor's Support|event|neutral|0|||4
133|Valor|attachment|neutral|0|Condition|Permanent|4
134|Appointed by Fate|attachment|neutral|0|Condition||1
135|Mendor*|ally||0 1 1 1 3|Scout, Silvan|Ranged|1
136|Ungoliant's Swarm|enemy||33 3 2 2 5|Creature, Spider||1
137|Lingering Venom|treachery||||Surge|1
138|Scarred|attachment||0||Permanent|4
`
  .trim()
  .split('\n');
