/** What reading a text gives: a value, or a sentence that says what to do. */
export type Gelesen<W> = { ok: true; wert: W } | { ok: false; fehler: string }

export const gelesen = <W>(wert: W): Gelesen<W> => ({ ok: true, wert })
export const fehler = (text: string): Gelesen<never> => ({ ok: false, fehler: text })
