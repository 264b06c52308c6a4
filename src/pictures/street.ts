/** Looks of a shape: class names in pictures.module.css, and colour names where the street is drawn as pixels. */
export type StreetShape = readonly [looks: readonly StreetLook[], d: string];

export type StreetLook =
  | 'far'
  | 'mid'
  | 'near'
  | 'wall'
  | 'wallLit'
  | 'unlit'
  | 'lit'
  | 'shine'
  | 'line'
  | 'lineFar'
  | 'outlined'
  | 'outlinedFar'
  | 'heavy'
  | 'dots'
  | 'half'
  | 'faint';

/** From the horizon to the kerb, 600 high. The content is between x 500 and 1200; the street continues to the left. */
export const street: { behind: readonly StreetShape[]; lit: readonly StreetShape[]; cable: string } = {
  behind: [
    [
      ['dots', 'half'],
      'M96 88h0M214 196h0M330 60h0M452 148h0M540 52h0M668 110h0M742 46h0M905 84h0M1010 150h0M1090 62h0M1152 196h0M1004 34h0M300 290h0M92 300h0M806 172h0M-60 130h0M-180 240h0M-310 70h0M-460 190h0M-640 110h0M-820 250h0M-1010 90h0M-1240 200h0',
    ],
    [['far'], 'M-1600 440c500-70 900 80 1600 34 130-30 230-24 340-58s220-92 380-70 320-60 480-20v230H-1600z'],
    [['mid'], 'M448 530V422h40v-20h34v44h22v-70h58v34h22v120z'],
    [
      ['dots', 'half'],
      'M466 442h0M466 464h0M500 424h0M562 396h0M582 396h0M562 420h0M582 446h0M1170 356h0M1150 372h0M1184 386h0M90 474h0M118 462h0M340 440h0M362 448h0M700 372h0M734 364h0M712 392h0M1012 318h0M1064 330h0M1036 346h0M1120 344h0M1000 352h0',
    ],
  ],
  lit: [
    [['mid', 'outlinedFar'], 'M232 526v-40l22-18 22 18v40zM330 530v-50h50v50zM474 536v-58l42-32 42 32v58z'],
    [['lit', 'half'], 'M348 494h12v12h-12zM506 490h18v18h-18z'],
    [['wall', 'outlined'], 'M660 546v-98l58-44 58 44v98z'],
    [['line'], 'M646 459l72-55 72 55M682 546v-52h28v52'],
    [['unlit', 'outlined'], 'M730 474h28v28h-28z'],
    [
      ['mid', 'outlined'],
      'M586 522a26 26 0 0 1-16-44a24 24 0 0 1 42-16a25 25 0 0 1 12 46a22 22 0 0 1-38 14z',
    ],
    [['line'], 'M597 546v-56M597 508l12-12'],
    [
      ['line'],
      'M1172 560c-8-60-8-108 4-164m-44 26q16-36 44-26q-30-34-56-12m56 12q4-36 40-32m-40 32q28-14 44 14m-44-14q22 10 20 42m-20-42q-22 14-18 44',
    ],
    [['wall', 'outlined'], 'M1046 410v-28h46v28zM1040 382h58'],
    [['wallLit', 'outlined'], 'M950 550V424h180v126z'],
    [['wall', 'outlined'], 'M940 408h212v16H940z'],
    [['wallLit', 'outlined'], 'M800 550V338l80-70 80 70v212z'],
    [['line', 'heavy'], 'M774 360l106-93 106 93'],
    [['lit', 'outlined'], 'M844 350h72v66h-72zM984 448h122v72H984zM898 460h36v34h-36z'],
    [['shine'], 'M846 352h68v12h-68zM986 450h118v12H986zM900 462h32v8h-32z'],
    [
      ['near'],
      'M862 416v-8q0-13 11-15a10 10 0 1 1 10 0q11 2 11 15v8zM1002 520v-14q0-8 8-8h32q8 0 8 8v14zM1066 480h26v18h-26z',
    ],
    [['unlit', 'outlined'], 'M826 552v-94h46v94z'],
    [['line'], 'M836 416h88M976 520h138M860 504v5'],
    [['near', 'outlined'], 'M906 554c-12-30 32-40 36-12 20-12 36 2 28 14z'],
    [['near'], 'M-1600 500L0 516c400 10 800 26 1200 32v52H-1600z'],
    [['lineFar'], 'M-1600 536L0 552c400 8 800 18 1200 26'],
    [['lit', 'faint'], 'M984 545l122 2 52 36H968z'],
    [
      ['line'],
      'M642 566V208M606 232h72M618 256h48M430 544V362M408 374h44M415 388h30M290 530V428M276 438h28M190 524v-58M180 474h20',
    ],
    [['wall', 'outlined'], 'M646 282h20v34h-20z'],
  ],
  cable: 'M-1600 474Q-700 502 0 492q96-4 190-20q52-10 100-36q78-18 140-64q124-24 212-140q58 108 172 140',
};
