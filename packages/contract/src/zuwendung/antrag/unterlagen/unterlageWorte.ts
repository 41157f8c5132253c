type Unterlage = {
  /** null: it is not asked for any more. */
  readonly grund: string | null
  readonly zeigt: string
  readonly hoechstalterMonate: number | null
}

/** Why a paper is needed, what it has to show, how old it may be. */
export const unterlageSaetze = ({ grund, zeigt, hoechstalterMonate }: Unterlage): string[] =>
  [
    grund,
    `Inhalt: ${zeigt}`,
    hoechstalterMonate === null ? null : `Höchstens ${hoechstalterMonate} Monate alt.`,
  ].filter((satz) => satz !== null)
