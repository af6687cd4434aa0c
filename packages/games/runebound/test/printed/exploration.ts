/** The exploration deck. Quests: actions and place, what decides, what each outcome needs and brings. Written apart from the definitions; printed.test.ts compares the two. */
export const exploration = `
quest: goblin-raids | Goblinüberfälle / Goblin Raids | exploration | 1 @howling-valley ; explore ; [hills] gold(2) ; [hills+mountain] all(heal(2),trophy(0,1)) ; [hills+hills+water] all(gold(2),any-trophy(1))
quest: lovers-errand | Liebesbote / Lover’s Errand | exploration | 1 @telis-castle ; explore ; [forest] gold(2) ; [forest+water] all(gold(2),draw-skills(1)) ; [forest+compass] learn-free
quest: magic-storm | Magischer Sturm / Magic Storm | exploration | 1 @fangs-of-mennara ; explore ; [forest] suffer(2) ; [forest+water] any-trophy(1) ; [forest+mountain+water] all(gold(3),any-trophy(1))
quest: wondrous-folk | Wundersames Volk / Wondrous Folk | exploration | 1 @moonlight-swamp ; explore ; [forest] heal(5) ; [forest+forest] trophy(2,1) ; [forest+forest+compass] trophy(2,2)
quest: moonlight | Mondschein / Moonlight | exploration | 1 @moonlight-swamp ; explore ; [water] gold(2) ; [water+plains] all(gold(2),draw-skills(2)) ; [water+compass] learn-free
quest: my-kitten | Mein Kätzchen / My Kitten | exploration | 1 @yrthwrights-forge ; explore ; [plains] gold(2) ; [forest+mountain] all(gold(2),heal(3)) ; [water+mountain+forest] all(gold(2),any-trophy(1))
quest: narrow-ledge | Schmaler Sims / Narrow Ledge | exploration | 1 @madness-pass ; explore ; [mountain] gold(2) ; [hills+mountain] any-trophy(1) ; [plains+mountain+mountain] all(gold(3),any-trophy(1))
quest: orc-renegades | Orkische Überläufer / Orc Renegades | exploration | 1 @fort-rodric ; explore ; [hills] gold(2) ; [hills+forest] any-trophy(1) ; [hills+compass] trophy(0,2)
quest: prince-of-thieves | Fürst der Diebe / Prince of Thieves | exploration | 1 @robbers-freehold ; explore ; [forest] gold(2) ; [forest+water] all(gold(2),draw-skills(1)) ; [forest+mountain+water] gain-top-asset
quest: dwarven-craft | Zwergenkunst / Dwarven Craft | exploration | 1 @valley-of-souls ; explore ; [hills] gold(2) ; [hills+hills] any-trophy(1) ; [hills+mountain+compass] buy-anywhere(99,4)
quest: swamp-tales | Sumpfgeschichten / Swamp Tales | exploration | 1 @blackwing-swamp ; explore ; [water] nothing ; [water+compass] gold(3) ; [water+water+plains] all(be-delayed,learn-free) discard
quest: spring-festival | Frühlingsfest / Spring Festival | exploration | 1 @brightdale ; explore ; [plains] nothing ; [plains+hills] any-trophy(1) ; [plains+plains+water] all(heal-all,trophy(2,1))
quest: winding-path | Gewundener Pfad / Winding Path | exploration | 1 @green-forest ; explore ; [forest] gold(2) ; [forest+water] trophy(1,1) ; [water+water+forest] all(gold(2),any-trophy(1))
quest: shrine-of-pollux | Schrein des Pollux / Shrine of Pollux | exploration | 1 @aris-sanctuary ; explore ; [plains] heal(3) ; [plains+water] trophy(1,1) ; [plains+compass] learn-free
quest: calm-lake | Stiller See / Calm Lake | exploration | 1 @lake-kernan ; explore ; [water] heal-all ; [water+hills] any-trophy(1) ; [water+water+plains] any-trophy(2)
enemy: sorceress | Zauberin / Sorceress | exploration - 4 humanoid,mystic | reward: oneOf(gold(2),bonus-trophies(1)) | Your opponent cannot use surge abilities. | surge 1: flip(1,any,-1) | surge 2: remove(-1,foe,1)
enemy: rune-hound | Runenhund / Rune Hound | exploration - 5 beast,construct | reward: gold(2) | forced when magic damage would be dealt to you by an attack: block(1) | surge 1: damage(2,own)
enemy: cave-spider | Höhlenspinne / Cave Spider | exploration - 5 beast | reward: gold(2) | Your opponent cannot retreat. | surge 1: remove(1,foe,4) | surge 2: damage(3,own)
event: captive-spirit | Gefangener Geist / Captive Spirit | exploration | test(spirit,0,all(heal-all,take-trophy)) | test(mind,-1,all(gold(3),any-trophy(1),take-trophy))
event: other-peoples-junk | Fremder Plunder / Other People’s Junk | exploration | gain-top-asset | test(mind,0,all(draw-skills(1),take-trophy))
quest: blood-stone | Blutstein / Blood Stone | exploration margath | 1 @suvars-rest ; explore ; [water] nothing ; [water+water] lore(1) ; [water+water+water] lore(2)
quest: dragon-bones | Drachenknochen / Dragon Bones | exploration margath | 1 @cursed-ruins ; explore ; [hills] gold(2) ; [hills+hills] lore(1) ; [hills+hills+water] lore(2)
quest: forgotten-library | Vergessene Bibliothek / Forgotten Library | exploration margath | 1 @caer-loek ; explore ; [plains] draw-skills(2) ; [plains+forest] lore(1) ; [forest+compass] all(lore(1),learn-free)
quest: star-chart | Sternkarte / Star Chart | exploration margath | 1 @starfall-forest ; explore ; [forest] gold(2) ; [forest+forest] lore(1) ; [forest+forest+compass] lore(2)
quest: scale-of-the-ancient | Schuppe des Uralten / Scale of the Ancient | exploration margath | 1 @rogue-peak ; explore ; [mountain] gold(3) ; [mountain+plains] lore(1) ; [mountain+mountain+plains] all(lore(1),gain-top-asset)
quest: voice-in-the-mist | Stimme im Nebel / Voice in the Mist | exploration margath | 1 @misty-plains ; explore ; [plains] heal(3) ; [plains+plains] lore(1) ; [plains+plains+compass] lore(2)
quest: dragon-shrine | Drachenschrein / Dragon Shrine | exploration margath | 1 @mountains-of-despair ; explore ; [mountain] gold(2) ; [mountain+hills] lore(1) ; [mountain+compass] all(lore(1),trophy(0,1))
quest: hidden-hatchery | Verborgene Brutstätte / Hidden Hatchery | exploration margath | 1 @bluehaze-hills ; explore ; [hills] suffer(1) ; [hills+forest] lore(1) ; [hills+hills+forest] lore(2)
enemy: cliff-drake | Klippendrake / Cliff Drake | exploration margath 5 dragon,beast | reward: oneOf(gold(2),lore(1)) | surge 1: remove(1,foe,4) | surge 2: damage(3,own)
enemy: lore-thief | Wissensdieb / Lore Thief | exploration margath 4 humanoid,mystic | reward: lore(1) | surge 1: flip(1,foe,-1) | surge 2: damage(2,own)
quest: lost-patrol | Verlorene Patrouille / Lost Patrol | exploration vorakesh | 1 @southern-plains ; explore ; [plains] gold(2) ; [plains+hills] companions(1) ; [plains+plains+compass] all(companions(1),gold(2))
quest: exiled-knight | Verbannter Ritter / Exiled Knight | exploration vorakesh | 1 @hedge ; explore ; [forest] gold(2) ; [forest+forest] any-trophy(1) ; [forest+compass] all(companions(1),gold(2))
quest: healer-in-the-snow | Heilerin im Schnee / Healer in the Snow | exploration vorakesh | 1 @sharp-cliffs ; explore ; [mountain] heal-all ; [mountain+plains] all(heal-all,draw-skills(1)) ; [mountain+compass] companions(1)
quest: silent-watchtower | Stummer Wachturm / Silent Watchtower | exploration vorakesh | 1 @zadrics-crossing ; explore ; [plains] gold(2) ; [plains+water] any-trophy(1) ; [plains+water+compass] all(companions(1),gold(2))
quest: barrow-key | Der Grabschlüssel / The Barrow Key | exploration vorakesh | 1 @valley-of-souls ; explore ; [hills] gold(2) ; [hills+mountain] gain-top-asset ; [hills+hills+compass] all(companions(1),gold(3))
quest: haunted-mill | Spukmühle / Haunted Mill | exploration vorakesh | 1 @kellos-breath ; explore ; [plains] nothing ; [plains+hills] any-trophy(1) ; [plains+hills+compass] all(companions(1),kill-zombies(1))
quest: village-without-sound | Dorf ohne Laut / Village without a Sound | exploration vorakesh | 1 @telsvan-plains ; explore ; [plains] gold(2) ; [plains+forest] all(gold(2),any-trophy(1)) ; [plains+plains+compass] all(companions(1),gold(2))
quest: last-paladin | Der letzte Paladin / The Last Paladin | exploration vorakesh | 1 @lake-of-tears ; explore ; [water] heal(4) ; [water+plains] any-trophy(1) ; [water+compass] companions(1)
enemy: crypt-bats | Gruftfledermäuse / Crypt Bats | exploration vorakesh 4 beast,undead | reward: gold(1) | surge 1: recast(1,foe,-1) | surge 2: damage(2,own)
enemy: restless-dead | Ruhelose Tote / Restless Dead | exploration vorakesh 5 undead | reward: oneOf(gold(2),bonus-trophies(1)) | surge 1: recast-spent(1) | surge 2: damage(3,own)
`;
