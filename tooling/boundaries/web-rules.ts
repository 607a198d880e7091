import { DOMAIN_BASE } from './features.ts';
import { type Rule, TESTS } from './rule.ts';

export const WEB_RULES: readonly Rule[] = [
  {
    name: 'web-features-know-no-page',
    comment: 'a page joins features; a feature that imports one would reach all others through it',
    from: { path: '^web/src/features/', pathNot: '^web/src/features/details/preview/' },
    to: { path: '^web/src/(app|scan)/' },
  },
  {
    name: 'previews-know-scan-pages-alone',
    comment: 'a preview is made of the very components that shoppers get, and of nothing else of the app',
    from: { path: '^web/src/features/details/preview/' },
    to: { path: '^web/src/app/' },
  },
  {
    name: 'only-pages-join-features',
    comment: 'the pages of the app and of the scan entry are the only places where features meet',
    from: { path: '^web/src/', pathNot: '^web/src/(app|scan|features)/' },
    to: { path: '^web/src/features/' },
  },
  {
    name: 'scan-pages-load-no-app',
    comment: "a shopper's phone never downloads the dashboard",
    from: { path: '^web/src/scan/' },
    to: { path: '^web/src/app/' },
  },
  {
    name: 'kit-knows-no-feature',
    comment: 'buttons and dialogs take what they show as props, so that every feature can use them',
    from: { path: '^web/src/ui/' },
    to: { path: `^web/src/(app|scan|features|http)/|^domain/src/(?!(${DOMAIN_BASE.join('|')})/)` },
  },
  {
    name: 'web-http-knows-no-feature',
    comment: 'a call throws and the screen decides what to show; a client that draws surprises everybody',
    from: { path: '^web/src/http/' },
    to: { path: '^web/src/(app|scan|features|ui)/' },
  },
  {
    name: 'only-the-query-layer-keeps-answers',
    comment:
      'keys and refreshing are made of what a call declares; written by hand one of them is always forgotten',
    from: { path: '^web/src/(features|feature|ui|scan)/', pathNot: TESTS },
    to: { path: '(^|/)node_modules/@tanstack/react-query/' },
  },
];
