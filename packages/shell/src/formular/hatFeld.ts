/** True when the values of a form have something at the path of an error, so that it can be shown and mended there. */
export const hatFeld = (werte: unknown, pfad: string): boolean =>
  pfad
    .split('.')
    .reduce<unknown>(
      (wert, name) =>
        typeof wert === 'object' && wert !== null ? (wert as Record<string, unknown>)[name] : undefined,
      werte,
    ) !== undefined
