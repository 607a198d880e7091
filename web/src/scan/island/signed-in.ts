/**
 * The header of someone who is signed in to the app in this browser, which keeps its token here (http/session.ts). None for
 * anyone else, and where the browser allows no storage.
 */
export function signedIn(): { Authorization?: string } {
  try {
    const [, token] = /"token":"([^"]+)/.exec(localStorage.getItem('token-storage') ?? '') ?? [];
    return token ? { Authorization: `Bearer ${token}` } : {};
  } catch {
    return {};
  }
}
