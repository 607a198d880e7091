/** What the state 'full' is made of: the longest name that a form takes, in Latin and in Devanagari, and a long list. */
export const FULL = {
  name: 'Sun-dried wildflower honey with whole cardamom, roasted cashew and jaggery from the upper Nilgiri hills, family jar 500g',
  hindiName:
    'नीलगिरि की पहाड़ियों का धूप में सुखाया जंगली फूलों का शहद, साबुत इलायची, भुने काजू और गुड़ के साथ, पारिवारिक जार ५००ग्रा',
  rows: 200,
};
