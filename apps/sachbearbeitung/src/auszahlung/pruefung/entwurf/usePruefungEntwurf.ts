import { auszahlungPruefen, auszahlungVorlegen } from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import { bewegen } from '@foerderportal/client/rufen'
import { type Bankpruefungsstand } from '@foerderportal/client/auszahlung/bankpruefung'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { SEITE } from '@foerderportal/shell/entwurf/lokal'
import { useEntwurf } from '@foerderportal/shell/entwurf/useEntwurf'
import { useSeitenwerte } from '@foerderportal/shell/entwurf/useSeitenwerte'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { kopiename, nachsehen, pruefungsentwurf } from './pruefungsentwurf.ts'
import { usePruefungBekanntgeben, usePruefungZeigen } from '../usePruefungBekanntgeben.ts'
import { usePruefformular } from './usePruefformular.ts'

const ueberholtWorte = ({ wert }: Bankpruefungsstand): string =>
  `Die Prüfung wurde inzwischen ${wert.stand === 'FREIGEGEBEN' ? 'freigegeben' : 'vorgelegt'}.`

/** The draft of a check: it saves itself, and lies on this device until the server has it. */
export const usePruefungEntwurf = (anfang: Bankpruefungsstand, beiUeberholt: () => void) => {
  const { wert } = anfang
  const params = { guid: wert.guid }
  const bekanntgeben = usePruefungBekanntgeben()
  const zeigen = usePruefungZeigen()
  const ueberholt = (stand: Bankpruefungsstand) => {
    beiUeberholt()
    void bekanntgeben(stand, ueberholtWorte(stand))
  }
  const [entwurf] = useState(() =>
    pruefungsentwurf({ anfang, ueberholt, gespeichert: (stand) => void zeigen(stand) }),
  )
  useEntwurf(entwurf, kopiename(wert.guid))
  const { formular, gesagt, bemaengeln } = usePruefformular(wert)
  useSeitenwerte(entwurf, SEITE, formular)
  const [ergebnis, positionen, punkte, begruendung] = useWatch({
    control: formular.control,
    name: ['ergebnis', 'positionen', 'punkte', 'begruendung'],
  })
  const { laeuft, absage, versuchen } = useVersuch()
  /** What nobody has touched is saved as it stands before it is presented. */
  const gesicherteVersion = async (): Promise<number | undefined> => {
    const { version } = entwurf.basis()
    if (version !== undefined && version !== 0) return version
    return (await bewegen(auszahlungPruefen, { params, body: entwurf.wert(), ifMatch: version })).version
  }
  const vorlegen = () =>
    void versuchen(
      async () => {
        if (!(await entwurf.speichernWieGelesen())) return
        const version = await gesicherteVersion()
        const vorgelegt = await bewegen(auszahlungVorlegen, { params, ifMatch: version }).catch(
          nachsehen({ anfang, ueberholt }),
        )
        await bekanntgeben(vorgelegt, 'Zur Freigabe vorgelegt.')
      },
      async ({ problem, status }) => {
        // Somebody saved in between: whoever presents has read it first.
        if (status === 409) {
          await entwurf.auffrischen()
          formular.reset(structuredClone(entwurf.roh(SEITE)))
        }
        return problem
      },
    )
  return {
    entwurf,
    bemaengeln,
    gesagt,
    formular,
    werte: { ergebnis, positionen, punkte, begruendung },
    vorlegen,
    laeuft,
    absage,
  }
}
export type Pruefungsentwurf = ReturnType<typeof usePruefungEntwurf>
