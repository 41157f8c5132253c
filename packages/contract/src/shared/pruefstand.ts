/** What the virus scan says of a file (S5-02). 'nicht geprüft': no scanner was connected when it came; it counts as usable. */
export const PRUEFSTAENDE = ['nicht geprüft', 'wird geprüft', 'sauber', 'infiziert'] as const
export type Pruefstand = (typeof PRUEFSTAENDE)[number]
