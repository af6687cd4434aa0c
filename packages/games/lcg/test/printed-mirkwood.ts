/** The same for the adventure packs of Shadows of Mirkwood, whose numbers begin behind 2000; objectives that become allies have values. */
export const printedMirkwood = `
2001|Bilbo Baggins*|hero|lore|9 1 1 2 2|Hobbit||1
2002|Dúnedain Mark|attachment|leadership|1|Signal||3
2003|Campfire Tales|event|leadership|1|||3
2004|Winged Guardian|ally|tactics|2 0 0 4 1|Creature, Eagle|Sentinel|3
2005|The Eagles Are Coming!|event|tactics|0|Eagle||3
2006|Westfold Horse-Breaker|ally|spirit|2 1 0 1 1|Rohan||3
2007|Mustering the Rohirrim|event|spirit|1|||3
2008|Rivendell Minstrel|ally|lore|3 2 0 0 1|Noldor||3
2009|Strider's Path|event|lore|1|||3
2010|Song of Kings|attachment|neutral|1|Song||3
2011|The Hunt Begins|quest|The Hunt for Gollum|1 8|||1
2012|A New Terror Abroad|quest|The Hunt for Gollum|2 10|||1
2013|On the Trail|quest|The Hunt for Gollum|3 8|||1
2014|Signs of Gollum|objective|The Hunt for Gollum||Clue|Guarded|4
2015|The Old Ford|location|The Hunt for Gollum|X 2|Riverland||2/0
2016|The Eaves of Mirkwood|location|The Hunt for Gollum|2 2|Forest||3
2017|River Ninglor|location|The Hunt for Gollum|2 4|Riverland||2
2018|The East Bank|location|The Hunt for Gollum|3 3|Riverland||2
2019|The West Bank|location|The Hunt for Gollum|3 3|Riverland||2
2020|Goblintown Scavengers|enemy|The Hunt for Gollum|12 1 1 0 3|Goblin, Orc||2/1
2021|Hunters from Mordor|enemy|The Hunt for Gollum|34 2 2 2 6|Mordor||5/2
2022|False Lead|treachery|The Hunt for Gollum||||2
2023|Flooding|treachery|The Hunt for Gollum||Disaster|Doomed 1, Surge|2
2024|Old Wives' Tales|treachery|The Hunt for Gollum||Gossip||3/1
2025|Frodo Baggins*|hero|spirit|7 2 1 2 2|Hobbit||1
2026|Dúnedain Warning|attachment|leadership|1|Signal||3
2027|Second Breakfast|event|leadership|1|||3
2028|Beorning Beekeeper|ally|tactics|4 1 2 1 3|Beorning||3
2029|Born Aloft|attachment|tactics|0|Condition||3
2030|Éomund*|ally|spirit|3 2 1 1 2|Rohan||3
2031|Nor am I a Stranger|attachment|spirit|1|Title||3
2032|Longbeard Map-Maker|ally|lore|3 1 1 1 3|Dwarf||3
2033|A Burning Brand|attachment|lore|2|Item|Restricted|3
2034|Song of Wisdom|attachment|neutral|1|Song||3
2035|Grimbeorn's Quest|quest|Conflict at the Carrock|1 7|||1
2036|Against the Trolls|quest|Conflict at the Carrock|2 1|||1
2037|Grimbeorn the Old*|objective|Conflict at the Carrock|2 4 3 10|Ally||1
2038|Louis*|enemy|Conflict at the Carrock|34 2 4 2 10|Troll||1
2039|Morris*|enemy|Conflict at the Carrock|34 2 4 2 10|Troll||1
2040|Stuart*|enemy|Conflict at the Carrock|34 2 4 2 10|Troll||1
2041|Rupert*|enemy|Conflict at the Carrock|34 2 4 2 10|Troll||1
2042|Muck Adder|enemy|Conflict at the Carrock|20 1 2 0 4|Creature||4/2
2043|The Carrock*|location|Conflict at the Carrock|2 6|Riverland|Immune|1
2044|River Langflood|location|Conflict at the Carrock|2 3|Riverland||4/2
2045|Bee Pastures|location|Conflict at the Carrock|1 2|Wilderlands||3
2046|Oak-wood Grove|location|Conflict at the Carrock|2 1|Forest||3
2047|A Frightened Beast|treachery|Conflict at the Carrock||||3/1
2048|Sacked!|treachery|Conflict at the Carrock||||5/4
2049|Roasted Slowly|treachery|Conflict at the Carrock||||2/0
2050|Prince Imrahil*|hero|leadership|11 2 3 2 4|Gondor, Noble||1
2051|Dúnedain Quest|attachment|leadership|2|Signal||3
2052|Parting Gifts|event|leadership|0|||3
2053|Landroval*|ally|tactics|5 1 3 1 4|Creature, Eagle|Sentinel|3
2054|To the Eyrie|event|tactics|2|||3
2055|Escort from Edoras|ally|spirit|2 2 0 0 1|Rohan||3
2056|Ancient Mathom|attachment|spirit|1|Mathom||3
2057|Haldir of Lórien*|ally|lore|4 2 2 2 3|Silvan|Ranged, Sentinel|3
2058|Infighting|event|lore|1|||3
2059|Radagast*|ally|neutral|5 2 1 1 3|Istari||3
2060|The Wounded Eagle|quest|A Journey to Rhosgobel|1 8|||1
2061|Radagast's Request|quest|A Journey to Rhosgobel|2 12|||1
2062|Return to Rhosgobel|quest|A Journey to Rhosgobel|3 0|||1
2063|Athelas|objective|A Journey to Rhosgobel||Item|Guarded|4
2064|Wilyador*|objective|A Journey to Rhosgobel|1 1 1 20|Creature, Eagle||1
2065|Rhosgobel*|location|A Journey to Rhosgobel|X 4|Forest|Victory 4|1
2066|Forest Grove|location|A Journey to Rhosgobel|2 3|Forest||4
2067|Exhaustion|treachery|A Journey to Rhosgobel||||4/1
2068|Swarming Insects|treachery|A Journey to Rhosgobel||||4/1
2069|Festering Wounds|treachery|A Journey to Rhosgobel||||2/1
2070|Mirkwood Flock|enemy|A Journey to Rhosgobel|32 1 2 1 3|Creature||4
2071|Black Forest Bats|enemy|A Journey to Rhosgobel|26 1 1 0 2|Creature||5
2072|Brand son of Bain*|hero|tactics|10 2 3 2 3|Dale|Ranged|1
2073|Keen-eyed Took|ally|leadership|2 1 0 0 2|Hobbit||3
2074|Rear Guard|event|leadership|1|||3
2075|Descendant of Thorondor|ally|tactics|4 1 2 1 2|Creature, Eagle||3
2076|Meneldor's Flight|event|tactics|0|||3
2077|The Riddermark's Finest|ally|spirit|2 1 1 0 2|Creature, Rohan||3
2078|Ride to Ruin|event|spirit|1|||3
2079|Gildor Inglorion*|ally|lore|5 3 2 3 3|Noldor||3
2080|Gildor's Counsel|event|lore|3|||3
2081|Song of Travel|attachment|neutral|1|Song||3
2082|The Hills of Emyn Muil|quest|The Hills of Emyn Muil|1 1|||1
2083|Amon Hen*|location|The Hills of Emyn Muil|X 5|Emyn Muil|Victory 5|1
2084|Amon Lhaw*|location|The Hills of Emyn Muil|X 5|Emyn Muil|Victory 5|1
2085|The East Wall of Rohan|location|The Hills of Emyn Muil|4 2|Emyn Muil|Victory 3|2/0
2086|The North Stair|location|The Hills of Emyn Muil|3 3|Emyn Muil|Victory 3|2
2087|Rauros Falls|location|The Hills of Emyn Muil|2 4|Emyn Muil|Victory 3|2
2088|The Shores of Nen Hithoel|location|The Hills of Emyn Muil|2 2|Emyn Muil|Victory 2|3
2089|The Outer Ridge|location|The Hills of Emyn Muil|2 2|Emyn Muil|Victory 2|3
2090|The Highlands|location|The Hills of Emyn Muil|1 1|Emyn Muil|Victory 1|4
2091|Impassable Chasm|treachery|The Hills of Emyn Muil||Hazard||4/2
2092|Rockslide|treachery|The Hills of Emyn Muil||Hazard||3/1
2093|Slick Footing|treachery|The Hills of Emyn Muil||Hazard||3
2094|Orc Horse Thieves|enemy|The Hills of Emyn Muil|35 3 1 2 6|Mordor, Orc|Doomed 2|3/2
2095|Boromir*|hero|tactics|11 1 3 2 5|Gondor, Noble, Warrior||1
2096|Dúnedain Watcher|ally|leadership|3 1 1 1 2|Dúnedain||3
2097|Dúnedain Cache|attachment|leadership|2|Item||3
2098|Vassal of the Windlord|ally|tactics|1 0 3 0 1|Creature, Eagle|Ranged|3
2099|Song of Mocking|attachment|tactics|1|Song||3
2100|Elfhelm*|ally|spirit|4 1 2 2 3|Rohan, Warrior||3
2101|We Do Not Sleep|event|spirit|5|||3
2102|Silvan Tracker|ally|lore|3 1 1 1 3|Silvan||3
2103|Fast Hitch|attachment|lore|1|Skill||3
2104|Song of Battle|attachment|neutral|1|Song||3
2105|Into the Marshes|quest|The Dead Marshes|1 12|||1
2106|The Capture|quest|The Dead Marshes|2 3|||1
2107|Gollum*|objective|The Dead Marshes||Gollum||1
2108|A Wisp of Pale Sheen|treachery|The Dead Marshes||Escape|Escape 4|3/1
2109|Nightfall|treachery|The Dead Marshes||Escape|Escape 2|3
2110|Through the Mist|treachery|The Dead Marshes||Escape|Escape 3|3
2111|The Lights of the Dead|treachery|The Dead Marshes||Escape|Escape 5|4/2
2112|Giant Marsh Worm|enemy|The Dead Marshes|36 1 3 2 6|Creature|Escape 2|4/2
2113|Impassable Bog|location|The Dead Marshes|1 12|Dead Marshes|Escape 2, Victory 7|4/2
2114|The Heart of the Marshes|location|The Dead Marshes|3 4|Dead Marshes|Escape 1|4/2
2115|Fens and Mires|location|The Dead Marshes|2 2|Dead Marshes|Escape 2|4
2116|Dáin Ironfoot*|hero|leadership|11 1 2 3 5|Dwarf, Noble||1
2117|Dúnedain Signal|attachment|leadership|1|Signal||3
2118|Dawn Take You All|event|leadership|2|||3
2119|Eagles of the Misty Mountains|ally|tactics|4 2 2 2 4|Creature, Eagle||3
2120|Support of the Eagles|attachment|tactics|3|Boon||3
2121|West Road Traveller|ally|spirit|2 2 0 0 1|Rohan||3
2122|Astonishing Speed|event|spirit|3|||3
2123|Mirkwood Runner|ally|lore|3 1 2 0 2|Scout, Silvan||3
2124|Rumour from the Earth|event|lore|0|||3
2125|Shadow of the Past|event|neutral|2|||3
2126|Through the Forest|quest|Return to Mirkwood|1 12|||1
2127|Escape Attempt|quest|Return to Mirkwood|2 3|||1
2128|To the Elvin King's Halls|quest|Return to Mirkwood|3 7|||1
2129|Ambush|quest|Return to Mirkwood|4 2|||1
2130|Gollum*|objective|Return to Mirkwood|0 0 0 5|Creature||1
2131|The Spiders' Ring|location|Return to Mirkwood|3 2|Forest||4/2
2132|Dry Watercourse|location|Return to Mirkwood|2 2|Forest||3
2133|Woodman's Glade|location|Return to Mirkwood|2 2|Forest||3
2134|Wood Elf Path|location|Return to Mirkwood|1 3|Forest||3
2135|Gollum's Anguish|treachery|Return to Mirkwood||Tantrum||2/1
2136|Gollum's Bite|treachery|Return to Mirkwood||Tantrum||2/1
2137|Wasted Provisions|treachery|Return to Mirkwood||Tantrum||3/2
2138|Mirkwood Bats|enemy|Return to Mirkwood|22 1 1 1 1|Creature|Surge|4/2
2139|Attercop, Attercop|enemy|Return to Mirkwood|44 2 8 4 6|Creature, Spider||3/0
`
  .trim()
  .split('\n');
