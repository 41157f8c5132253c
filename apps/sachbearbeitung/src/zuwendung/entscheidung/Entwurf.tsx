import { entscheidungVorlegen, type EntscheidungStand } from '@foerderportal/client/zuwendung/entscheidung'
import { istNachtrag } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { entscheidungStaende } from '@foerderportal/contract/zuwendung/bank/entscheidung/staende'
import { fehlendeTeile } from '@foerderportal/contract/zuwendung/bank/entscheidung/pflichtteile'
import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { Spalte, Spalten } from '../../shared/Spalten.tsx'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { pfade } from '../../paths.ts'
import { Verzichte } from '../verzicht/Verzichte.tsx'
import { Art } from './Art.tsx'
import { Begruendung, Bescheidwerte, Nebenbestimmungen } from './Bausteine.tsx'
import { Betraege } from './betraege/Betraege.tsx'
import { Fehlendes } from './Fehlendes.tsx'
import { Jahresfrist } from './Jahresfrist.tsx'
import { Speicherzeile } from './Speicherzeile.tsx'
import { Verwerfen } from './Verwerfen.tsx'
import { useBekanntgeben, useEntscheidung, type Entscheidungsentwurf } from './useEntscheidung.ts'
import { Vorschau } from './Vorschau.tsx'
import { Zusammenfuehrung } from '@foerderportal/shell/aendern/Zusammenfuehrung.tsx'
import { feldworte } from './feldworte.ts'

const VORLEGEN = entscheidungStaende.zeilen.entscheidungVorlegen.knopf

type Props = { geschaeft: string; stand: EntscheidungStand }

/** The draft on the left, the notice as it will be on the right (S9-04). */
export function Entwurf({ geschaeft, stand }: Props) {
  const entwurf = useEntscheidung(geschaeft, stand)
  const { wert, version } = stand
  const { inhalt, aendern } = entwurf
  const fehlt = fehlendeTeile(inhalt, wert)
  return (
    <Spalten>
      <Spalte name="Entwurf der Entscheidung">
        <div className="d-entscheidung">
          <Wiederherstellung entwurf={entwurf.entwurf} />
          <Zusammenfuehrung entwurf={entwurf.entwurf} worte={feldworte(wert)} was="Die Entscheidung" />
          <Zurueckgegeben wert={wert} />
          <Verzichte {...{ geschaeft, wert }} />
          <Art {...{ wert, inhalt, aendern }} />
          <Betraege {...{ wert, inhalt, aendern }} />
          <Jahresfrist {...{ wert, inhalt, aendern }} />
          <Bescheidwerte {...{ wert, inhalt, aendern }} />
          <Nebenbestimmungen {...{ wert, inhalt, aendern }} />
          <Begruendung {...{ wert, inhalt, aendern }} />
          <Fehlendes fehlt={fehlt} hindernisse={wert.hindernisse} />
          <Leiste {...{ geschaeft, wert, entwurf }} />
        </div>
      </Spalte>
      <Spalte name="Vorschau des Bescheids">
        <Vorschau {...{ geschaeft, version, fehlt: fehlt.length }} />
      </Spalte>
    </Spalten>
  )
}

function Zurueckgegeben({ wert: { zurueckgegeben } }: { wert: EntscheidungAntwort }) {
  return (
    zurueckgegeben && (
      <Hinweis ton="warning" titel={`Zurückgegeben von ${zurueckgegeben.name}`}>
        <p className="kern-body">{zurueckgegeben.grund}</p>
      </Hinweis>
    )
  )
}

/** Where the other half of the work is done. */
const WEITER = { pruefung: 'Zurück zur Prüfung', anhoerung: 'Zur Anhörung' } as const

type LeisteProps = {
  geschaeft: string
  wert: EntscheidungAntwort
  entwurf: Entscheidungsentwurf
}

/** What comes next, and whether the draft is saved. */
function Leiste({ geschaeft, wert, entwurf }: LeisteProps) {
  const { laeuft, absage, versuchen } = useVersuch()
  const bekanntgeben = useBekanntgeben(geschaeft)
  const grund = wert.moeglich.entscheidungSpeichern
  const nachtraeglich = istNachtrag(entwurf.inhalt.art)
  const wohin = nachtraeglich ? 'anhoerung' : 'pruefung'
  const vorlegen = () =>
    versuchen(async () => {
      const version = await entwurf.sichern()
      if (version !== undefined) bekanntgeben(await entscheidungVorlegen(geschaeft, version))
    })
  useTasten('Entscheidung', [
    { taste: 'Strg+Enter', text: 'vorlegen', imFuss: true, tun: () => !laeuft && void vorlegen() },
  ])
  return (
    <div className="d-entscheidung__leiste">
      <AbsageHinweis absage={absage} />
      <div className="d-entscheidung__knoepfe">
        <Knopf laeuft={laeuft} gesperrtWeil={grund ?? false} onClick={() => void vorlegen()}>
          {VORLEGEN}
        </Knopf>
        <Verweis href={pfade.fall(geschaeft, wohin)} className="kern-link">
          {WEITER[wohin]}
        </Verweis>
        {nachtraeglich && <Verwerfen {...{ geschaeft, entwurf }} />}
        <Speicherzeile {...{ entwurf, wert }} />
      </div>
      <p className="d-meta">
        Mit dem Vorlegen ist der Entwurf gesperrt, bis die Freigabe entschieden hat. Wer ihn bearbeitet hat,
        kann ihn nicht freigeben.
      </p>
    </div>
  )
}
