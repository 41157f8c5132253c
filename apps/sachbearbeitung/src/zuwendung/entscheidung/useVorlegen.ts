import { entscheidungVorlegen } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { bewegen } from '@foerderportal/client/rufen'
import type { Fehlend } from '@foerderportal/contract/zuwendung/bank/entscheidung/pflichtteile'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useState } from 'react'
import { zumFehlenden } from './stellen.ts'
import { useBekanntgeben, type Entscheidungsentwurf } from './useEntscheidung.ts'

const NICHTS: readonly string[] = []

/**
 * Presents a decision. What it lacks is said at its field, and the first of them gets the focus; its sentence goes once
 * nothing is missing there, a refusal with the next change.
 */
export const useVorlegen = (
  geschaeft: string,
  { sichern, aendern }: Entscheidungsentwurf,
  fehlt: readonly Fehlend[],
) => {
  const { laeuft, absage, versuchen, vergessen } = useVersuch()
  const bekanntgeben = useBekanntgeben(geschaeft)
  const [gesagt, setGesagt] = useState(NICHTS)
  const vorlegen = (): void => {
    vergessen()
    setGesagt(fehlt.map(({ text }) => text))
    const [erstes] = fehlt
    if (erstes) return zumFehlenden(erstes)
    void versuchen(async () => {
      const version = await sichern()
      if (version !== undefined)
        bekanntgeben(await bewegen(entscheidungVorlegen, { params: { guid: geschaeft }, ifMatch: version }))
    })
  }
  return {
    laeuft,
    absage,
    vorlegen,
    /** What is said at the fields: what was missing at the try, and still is. */
    amFeld: fehlt.filter(({ text }) => gesagt.includes(text)),
    aendern: (aenderung: Parameters<typeof aendern>[0]): void => {
      vergessen()
      aendern(aenderung)
    },
  }
}
export type Vorlegen = ReturnType<typeof useVorlegen>
