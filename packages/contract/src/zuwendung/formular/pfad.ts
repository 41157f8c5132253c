/** What stands at a path of names; undefined where it leads nowhere. */
export const wertBei = (anfang: unknown, pfad: readonly string[]): unknown =>
  pfad.reduce<unknown>(
    (wert, name) =>
      // Whatever is an object may be asked for a name.
      typeof wert === 'object' && wert !== null ? (wert as Record<string, unknown>)[name] : undefined,
    anfang,
  )

/** Whether a path is a field, or leads into it. */
export const liegtIn = (pfad: string, feld: string): boolean => pfad === feld || pfad.startsWith(`${feld}.`)
