/** The board as the sources describe it, apart from content/board.ts: the 203 hexes that are certain, row by row. */
export const rows = [
  'PPPPPPPFFFFPPHM',
  'FFPPPPPFFFFCHMM',
  'FFMPPPPPFPPPMMM',
  'FPPHPPPPPPPPMMM',
  'PPPPPWPPFPWPPHH',
  'PHPPWWCPPPPFFHH',
  'HPFFPPPPPPFFFHH',
  'HPPPPWPPPMPPHPP',
  'PPPPPPPPPPMPPPP',
  'FPPPPPPPPPPWPPP',
  'FPCHPPPHPPPPPPF',
  'PPPPHMPHWWPPPCF',
  'PPPHHMMHHHPPPPP',
  'P-P-H-M-H-P-P-P',
];

/** Edges with a river and edges with a road, each as two hexes. */
export const rivers = `2,11-3,11 3,10-3,11 4,7-5,7 4,9-5,9 4,9-5,10 5,3-6,4 5,7-5,8 5,8-5,9 5,8-6,8 6,3-6,4 6,3-7,4 6,4-7,4 6,5-7,4 7,3-7,4
7,3-8,3 7,3-8,4 8,0-9,0 8,1-9,0 8,2-8,3 8,3-9,2 8,13-9,13 8,13-9,14 8,14-9,14 9,0-9,1 9,1-10,0 9,1-10,1 9,2-9,3
9,12-9,13 9,13-10,12 10,12-10,13 10,13-11,12 11,10-12,10 11,11-12,10 11,11-12,11 11,11-12,12 11,12-12,12 12,13-12,14
12,14-13,14`;

export const roads = `0,5-1,5 1,5-2,6 1,11-2,10 2,6-2,7 2,6-3,6 2,7-3,8 2,9-2,10 2,9-3,8 3,6-4,6 4,6-5,6 5,6-6,6 6,6-7,6 7,6-7,7 7,7-8,7
8,7-9,6 8,7-9,7 9,3-9,4 9,3-10,2 9,4-9,5 9,5-9,6 9,7-10,8 10,8-10,9 10,9-11,10 10,11-11,10 10,11-11,12 11,10-12,10
11,12-11,13`;

export const bridges = `5,8-6,8 11,10-12,10`;

/** Gems by deck. */
export const gems = {
  social: '0,0 0,12 2,3 5,12 7,0 9,8 10,14 12,2 13,8',
  combat: '0,4 0,9 3,14 5,4 7,9 8,5 10,0 12,5 13,14',
  exploration: '1,7 3,0 4,9 6,2 6,14 9,12 11,4 11,9 13,0',
};

/** Sites by hex. */
export const sites = `
0,1 fortress
0,14 town
1,5 shrine
1,11 city
2,12 shrine
3,1 town
5,1 fortress
5,6 city
5,8 town
6,13 fortress
7,4 shrine
8,7 town
8,13 shrine
10,2 city
11,6 fortress
11,13 city
12,0 town
13,6 shrine
13,12 fortress
`;

/** Hexes that share a name, one name each line. */
export const territories = `
0,1
0,13 1,12
0,14
0,7 0,8 0,9
1,11
1,3 2,4 2,5
1,5
1,8
10,2
11,1 11,2 12,2 11,3
11,10
11,13
11,14 10,14
11,6
11,7 12,8 12,9
11,8 11,9
12,0
12,3 12,4
12,6 11,5
13,10 12,11 12,12
13,12
13,6
2,0 1,1
2,12
2,2
3,1
3,14 3,13 3,12
3,3
4,10
4,8
5,1
5,4 5,5 4,5
5,6
5,8
6,0 7,0
6,13
6,14 5,14 5,13 4,12
6,2 6,3
6,7 7,6 8,6
7,4
7,5
7,9 8,10
8,0 7,1 8,2
8,13
8,7
9,0 10,0
9,11
`;

/** The 60 combat tokens, both sides. */
export const tokens = `
corbin-1: 2 physical | surge
corbin-2: gold physical | shield
corbin-3: agility | physical
laurel-1: 2 physical | surge
laurel-2: shield | gold physical
laurel-3: gold surge | agility
lissa-1: 2 physical | shield
lissa-2: gold magic | agility
lissa-3: gold agility | gold surge
hawthorne-1: 2 physical | shield
hawthorne-2: gold physical | agility
hawthorne-3: gold physical | dash
mok-1: 2 magic | double
mok-2: gold agility | shield
mok-3: gold surge | physical
thorn-1: 2 surge | magic
thorn-2: double | gold magic
thorn-3: gold agility | magic
enemy-1: enemy | shield
enemy-2: enemy | agility
enemy-3: surge | gold enemy
enemy-4: gold dash | enemy
enemy-5: gold dash | double
elite: gold surge | 2 enemy
margath: 2 enemy | surge
vorakesh: 2 surge | enemy
A01: dash | gold agility
A02: magic | surge
A03: physical | dash
A04: dash | 2 physical
A05: double | 2 surge
A06: gold surge | 2 physical
A07: surge | gold 2 magic
A08: shield | gold dash
A09: dash | agility
A10: shield | dash
A11: gold magic | 2 surge
B01: magic | agility
B02: surge | agility
B03: physical | agility
B04: dash | physical
B05: gold dash | physical
B06: gold surge | physical
B07: gold surge | magic
B08: agility | 3 physical
B09: shield | gold surge
B10: 2 shield | physical
B11: surge | 2 shield
C01: double | surge
C02: gold 2 surge | double
C03: surge | magic
C04: physical | agility
C05: shield | gold physical
C06: physical | 2 surge
C07: gold 2 physical | shield
C08: surge | agility
C09: shield | gold dash
C10: magic | double
C11: gold double | surge
C12: magic | 2 shield
`;

/** The six faces of a terrain die. */
export const dieFaces = ['compass', 'plains', 'plains/forest', 'forest/hills', 'mountain/water', 'plains/hills'];
