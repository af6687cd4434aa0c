/**
 * The board as it is printed, each hex as row and column: columns run from left to right, and odd ones lie half a hex
 * lower than even ones. P plains, F forest, H hills, M mountain, W water, C city; no hex at a dash.
 */
export const ROWS = [
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
] as const;

/** Rivers run along edges between two hexes (RB-RIVER-01). */
export const RIVERS = [
  '2,11-3,11 3,10-3,11 4,7-5,7 4,9-5,9 4,9-5,10 5,3-6,4',
  '5,7-5,8 5,8-5,9 5,8-6,8 6,3-6,4 6,3-7,4 6,4-7,4',
  '6,5-7,4 7,3-7,4 7,3-8,3 7,3-8,4 8,0-9,0 8,1-9,0',
  '8,2-8,3 8,3-9,2 8,13-9,13 8,13-9,14 8,14-9,14 9,0-9,1',
  '9,1-10,0 9,1-10,1 9,2-9,3 9,12-9,13 9,13-10,12 10,12-10,13',
  '10,13-11,12 11,10-12,10 11,11-12,10 11,11-12,11 11,11-12,12 11,12-12,12',
  '12,13-12,14 12,14-13,14',
].join(' ');

/** Roads, each a row of hexes that are joined (RB-ROAD-01). Where roads meet, one of them begins. */
export const ROADS = [
  '0,5-1,5-2,6-3,6-4,6-5,6-6,6-7,6-7,7-8,7',
  '2,6-2,7-3,8-2,9-2,10-1,11',
  '8,7-9,6-9,5-9,4-9,3-10,2',
  '8,7-9,7-10,8-10,9-11,10-10,11-11,12-11,13',
  '11,10-12,10',
] as const;

/** The Red Bridge and Zadric's Crossing (RB-MOVE-09). */
export const BRIDGES = '5,8-6,8 11,10-12,10';

/** Adventure gems by the deck they belong to (RB-SETUP-02). */
export const GEMS = {
  combat: '0,4 0,9 3,14 5,4 7,9 8,5 10,0 12,5 13,14',
  exploration: '1,7 3,0 4,9 6,2 6,14 9,12 11,4 11,9 13,0',
  social: '0,0 0,12 2,3 5,12 7,0 9,8 10,14 12,2 13,8',
} as const;
