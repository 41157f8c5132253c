import {
  auszahlungFreigeben,
  auszahlungZurueckgeben,
  type Bankpruefungsstand,
} from '@foerderportal/client/auszahlung/bankpruefung'
import { BANKPRUEFUNG_UEBERGAENGE } from '@foerderportal/contract/auszahlung/bankpruefung/bankpruefungLauf'
import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useRef, useState } from 'react'
import { Grunddialog } from '../../shared/Grunddialog.tsx'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { usePruefungBekanntgeben } from './usePruefungBekanntgeben.ts'

/** '1a2b 3c4d': enough to compare by eye. */
const kurz = (sha256: string): string => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)}`

type Props = { wert: Bankpruefung; neuLaden: () => void }

/** Releases exactly what is read here, or gives it back with a reason. */
export function Freigabe({ wert, neuLaden }: Props) {
  const { laeuft, absage, versuchen } = useVersuch()
  const [rueckgabe, setRueckgabe] = useState(false)
  const bekanntgeben = usePruefungBekanntgeben()
  const { auszahlungFreigeben: grund, auszahlungZurueckgeben: keineRueckgabe } = wert.moeglich
  const gelesen = wert.inhaltSha256 ?? ''
  const freigeben = () =>
    void versuchen(async () =>
      bekanntgeben(
        await auszahlungFreigeben(wert.guid, gelesen),
        'Freigegeben. Die Auszahlung ist entschieden.',
      ),
    )
  useTasten('Freigabe', [
    ...(grund === null ? [{ taste: 'Strg+Enter', text: 'freigeben', imFuss: true, tun: freigeben }] : []),
    ...(keineRueckgabe === null
      ? [{ taste: 'r', text: 'zurückgeben', imFuss: true, tun: () => setRueckgabe(true) }]
      : []),
  ])
  return (
    <div className="d-entscheidung__leiste">
      <AbsageHinweis absage={absage} />
      <div className="d-entscheidung__knoepfe">
        <Knopf laeuft={laeuft} gesperrtWeil={grund ?? false} onClick={freigeben}>
          {`${BANKPRUEFUNG_UEBERGAENGE.auszahlungFreigeben.knopf} (${kurz(gelesen)})`}
        </Knopf>
        {keineRueckgabe === null && (
          <Knopf variante="secondary" onClick={() => setRueckgabe(true)}>
            {BANKPRUEFUNG_UEBERGAENGE.auszahlungZurueckgeben.knopf}
          </Knopf>
        )}
        {absage?.status === 409 && (
          <Knopf variante="tertiary" onClick={neuLaden}>
            Neu lesen
          </Knopf>
        )}
      </div>
      <p className="d-meta">
        Freigegeben wird genau, was Sie hier lesen: Prüfsumme <code>{gelesen}</code>. Danach ist der
        Auszahlungsantrag entschieden; Bewilligtes kommt in den nächsten Zahllauf.
      </p>
      {rueckgabe && <Zurueckgeben guid={wert.guid} schliessen={() => setRueckgabe(false)} />}
    </div>
  )
}

function Zurueckgeben({ guid, schliessen }: { guid: string; schliessen: () => void }) {
  const bekanntgeben = usePruefungBekanntgeben()
  const danach = useRef<Bankpruefungsstand>(undefined)
  return (
    <Grunddialog
      name={`auszahlung-zurueckgeben/${guid}`}
      titel="Prüfung zurückgeben"
      folge="Die Prüfung wird wieder Entwurf. Die Sachbearbeitung liest den Grund und legt sie neu vor."
      knopf={BANKPRUEFUNG_UEBERGAENGE.auszahlungZurueckgeben.knopf}
      ohneGrund="Geben Sie einen Grund an."
      hoechstens={2_000}
      tun={async (grund) => {
        danach.current = await auszahlungZurueckgeben(guid, grund)
      }}
      danach={async () => {
        schliessen()
        if (danach.current) await bekanntgeben(danach.current, 'Zurückgegeben.')
      }}
      schliessen={schliessen}
    />
  )
}
