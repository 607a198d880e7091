import { html } from './html.ts';

/** The product's colours; the dark ones apply where an email program knows `prefers-color-scheme`. */
export const COLOUR = {
  paper: '#faf8f4',
  surface: '#ffffff',
  sunken: '#f3efe7',
  line: '#e4ded2',
  tear: '#8c8676',
  ink: '#14201b',
  ink2: '#46534c',
  ink3: '#5f6a63',
  accent: '#12804a',
  link: '#0c6238',
} as const;

/** No font is fetched: an email that loads anything tells the sender when it is read. */
export const FONT = html`font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif`;
export const MONO = html`font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace`;

/** Mail programs drop style sheets at will, so this holds only what an attribute cannot say. */
export const STYLE = html`<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  h1 { text-wrap: balance }
  p { text-wrap: pretty }
  a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important }
  @media (max-width: 480px) {
    .page { padding: 24px 16px !important }
    .card { padding: 28px 20px !important }
    .button { width: 100% !important }
    .button a { display: block !important; text-align: center !important }
  }
  @media (prefers-color-scheme: dark) {
    .paper { background-color: #0e1512 !important }
    .card { background-color: #151e1a !important; border-color: #26332c !important }
    .sunken { background-color: #0a100d !important }
    .line { border-color: #26332c !important }
    .tear { border-color: #5d6e64 !important }
    .ink { color: #edf3ee !important }
    .ink2 { color: #b4c2b9 !important }
    .ink3 { color: #8a9a90 !important }
    .link { color: #34c47c !important }
    .fill-ink { background-color: #edf3ee !important }
    .bracket { border-color: #edf3ee !important }
    .accent { background-color: #34c47c !important }
    .on-accent { color: #0e1512 !important }
  }
</style>`;
