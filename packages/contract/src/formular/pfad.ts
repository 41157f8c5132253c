/** Whether a path is a field, or leads into it. */
export const liegtIn = (pfad: string, feld: string): boolean => pfad === feld || pfad.startsWith(`${feld}.`)
