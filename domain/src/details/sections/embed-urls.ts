import { LINK_MAX, safeLink } from '../../http/index.ts';

export const EMBED_URLS_MAX = 20;

export const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** An address as the wire carries it: its UTF-8 in base64. */
export function encodeEmbedUrl(url: string): string {
  return btoa(Array.from(new TextEncoder().encode(url), (byte) => String.fromCharCode(byte)).join(''));
}

/** The address in a text of the wire; nothing unless it is base64 of UTF-8, written in the one way there is. */
export function decodeEmbedUrl(encoded: string): string | undefined {
  if (encoded.length > LINK_MAX * 2 || !BASE64.test(encoded)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return encodeEmbedUrl(text) === encoded ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Something on another website: a frame that we build ourselves from an id alone, or a link with its host in sight. */
export type Embed =
  | { provider: 'youtube' | 'vimeo'; id: string; frame: string; link: string; host: string }
  | { provider: undefined; link: string; host: string };

const YOUTUBE_HOSTS: readonly string[] = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
];
const VIMEO_HOSTS: readonly string[] = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];

/** Paths of a film whose id comes after a word. */
const YOUTUBE_WORDS: readonly string[] = ['embed', 'shorts', 'live'];

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first = '', second = ''] = pathname.split('/').filter((part) => part !== '');
  let id: string | null = null;
  if (hostname === 'youtu.be') id = first;
  else if (!YOUTUBE_HOSTS.includes(hostname)) return undefined;
  else if (first === 'watch') id = searchParams.get('v');
  else if (YOUTUBE_WORDS.includes(first)) id = second;
  return id !== null && /^[\w-]{11}$/.test(id) ? id : undefined;
}

function vimeoId({ hostname, pathname }: URL): string | undefined {
  if (!VIMEO_HOSTS.includes(hostname)) return undefined;
  return /^\/(?:video\/)?(\d{1,12})\/?$/.exec(pathname)?.[1];
}

/** What becomes of an address that someone typed; nothing when it may not be a link at all. */
export function embedOf(address: string): Embed | undefined {
  const url = safeLink(address);
  if (!url) return undefined;
  const link = url.href;
  const host = url.hostname;
  const youtube = youtubeId(url);
  if (youtube !== undefined)
    return {
      provider: 'youtube',
      id: youtube,
      frame: `https://www.youtube-nocookie.com/embed/${youtube}`,
      link,
      host,
    };
  const vimeo = vimeoId(url);
  if (vimeo !== undefined)
    return {
      provider: 'vimeo',
      id: vimeo,
      frame: `https://player.vimeo.com/video/${vimeo}?dnt=1`,
      link,
      host,
    };
  return { provider: undefined, link, host };
}
