/** A module as the text of one small classic script; web/inline-script.ts makes it. */
declare module '*?script' {
  const text: string;
  export default text;
}
