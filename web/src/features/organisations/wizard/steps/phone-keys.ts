const LET_THROUGH = ['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Tab', 'Enter'];

/** Held down together with another key, which is judged by itself. Alone they type nothing. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Keyboards on a screen do not say which key it was; what they type is judged when it arrives. */
const UNKNOWN = ['Unidentified', 'Process', 'Dead'];

export const isPhoneKey = (key: string) =>
  /^\d$/.test(key) || LET_THROUGH.includes(key) || MODIFIERS.includes(key) || UNKNOWN.includes(key);

export const isPhoneText = (typed: string | null) => typed === null || /^\d*$/.test(typed);
