const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';

/** Drawn on 24 × 24 with one weight of line. */
const PATHS = {
  alarm: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.5v.01',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  ban: `${CIRCLE}M5.7 5.7l12.6 12.6`,
  box: 'M3 4h18v4.5H3zM4.5 8.5V20h15V8.5M9.5 13h5',
  calendar: 'M4 5h16v16H4zM4 10h16M8 3v4M16 3v4M10 13.5l4 4M14 13.5l-4 4',
  check: `${CIRCLE}M8 12.3l2.8 2.8L16 9.5`,
  file: 'M6 2.5h8l5 5v14H6zM14 2.5v5h5M9.5 13h6M9.5 17h6',
  hourglass:
    'M6 3h12M6 21h12M7.5 3v3.2c0 2.6 4.5 3.6 4.5 5.8s-4.5 3.2-4.5 5.8V21M16.5 3v3.2c0 2.6-4.5 3.6-4.5 5.8s4.5 3.2 4.5 5.8V21',
  languages: 'M3 5h11M8.5 2.5V5M12 5c-1 4-4 7-8 9M5 9c1.5 2.5 4 4 6.5 5M12.5 21l4.5-10 4.5 10M14 18h6',
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  newer: 'M20 11a8 8 0 0 0-14.2-4.2L4 9M4 4v5h5M4 13a8 8 0 0 0 14.2 4.2L20 15M20 20v-5h-5',
  maker: 'M4 21V10l5 3.5V10l5 3.5V4h6v17zM8 17.5h.01M12 17.5h.01M16 17.5h.01',
  note: `${CIRCLE}M12 11.5v5M12 7.5v.01`,
  phone:
    'M5.5 3H9l1.8 5-2.4 1.7a11.5 11.5 0 0 0 5.9 5.9L16 13.2l5 1.8v3.5A2.5 2.5 0 0 1 18.5 21 15.5 15.5 0 0 1 3 5.5 2.5 2.5 0 0 1 5.5 3z',
  out: 'M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9',
  pin: 'M12 21.5c-4-4.5-7-8-7-11.5a7 7 0 0 1 14 0c0 3.5-3 7-7 11.5zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  play: 'M7 4.5l12 7.5-12 7.5z',
  share:
    'M18 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 16.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.2 10.8l7.6-4.6M8.2 13.2l7.6 4.6',
  shield: 'M12 2.8L4.5 5.5v6c0 4.7 3 7.9 7.5 9.7 4.5-1.8 7.5-5 7.5-9.7v-6zM8.5 12l2.5 2.5 4.5-5',
  warning: 'M12 3.5L2.5 20h19zM12 10v4.5M12 17.3v.01',
};
export type IconName = keyof typeof PATHS;

/** Beside words that say the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
