import type { ProduktgruppenDaten } from '../antragsformular/formular.ts'

/** What a programme's data can do (capability flags of section 3.2). */
export const FAEHIGKEITEN = {
  AnkNabo: { MitAntragstellerArt: true, MitFinanzierungsplan: true, MitMoorflaeche: true },
  ZUKLB: { MitAntragstellerArt: true, MitFinanzierungsplan: false, MitMoorflaeche: false },
} as const satisfies Record<ProduktgruppenDaten['type'], Record<string, boolean>>
