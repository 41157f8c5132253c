import { rufen } from '@foerderportal/client/rufen'
import { ergebnisVermerken } from '@foerderportal/contract/auszahlung/zahllauf/routes'
import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { valutaFehler } from '@foerderportal/contract/auszahlung/zahllauf/valuta'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { alsDatum, momentVon } from '@foerderportal/contract/shared/zeit/datum'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { Eingabe } from '../../shared/Eingabe.tsx'
import { useFeldfehler } from '../../shared/useFeldfehler.ts'
import { tagLesen } from '../../shared/zeit/tagLesen.ts'
import { useHandlung } from './useHandlung.ts'

/** What the server says of the day. */
const amTag = (absage: Problem | undefined): string | undefined =>
  absage?.errors?.find(({ pfad }) => pfad === 'valuta')?.text

type Props = { lauf: Zahllauf; nummern: readonly number[]; schliessen: () => void }

/** Posts are paid, on the day that the bank names. */
export function Bezahlt({ lauf, nummern, schliessen }: Props) {
  const [text, setText] = useState(lauf.ausfuehrungAm === null ? '' : alsDatum(lauf.ausfuehrungAm))
  const { fehler, setFehler } = useFeldfehler(text)
  const { laeuft, absage, versuchen } = useVersuch()
  const geschehen = useHandlung()
  const { eingereicht } = lauf
  const lesen = tagLesen(
    (tag, heute) => (eingereicht === null ? [] : valutaFehler(tag, momentVon(eingereicht.am), heute)),
    'Datum der Wertstellung',
  )
  const vermerken = () => {
    const gelesen = lesen(text)
    setFehler(gelesen.ok ? undefined : gelesen.fehler)
    if (!gelesen.ok) return
    void versuchen(
      async () => {
        const danach = await rufen(ergebnisVermerken, {
          params: { guid: lauf.guid },
          body: {
            ergebnis: 'BEZAHLT',
            posten: [...nummern],
            valuta: gelesen.wert,
          },
        })
        schliessen()
        await geschehen(danach, 'Als bezahlt vermerkt.')
      },
      ({ problem }) => {
        setFehler(amTag(problem))
        return problem
      },
    )
  }
  return (
    <Dialog
      titel={`${nummern.length} Posten als bezahlt vermerken`}
      schliessenText="Abbrechen"
      schliessen={schliessen}
      fuss={
        <Knopf laeuft={laeuft} onClick={vermerken}>
          Vermerken
        </Knopf>
      }
    >
      <Eingabe
        etikett="Wertstellung"
        wert={text}
        setzen={setText}
        fehler={fehler}
        hoechstens={10}
        ersterFokus
      />
      {amTag(absage) === undefined && <AbsageHinweis absage={absage} />}
    </Dialog>
  )
}
