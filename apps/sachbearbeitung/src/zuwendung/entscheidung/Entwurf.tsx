import type { EntscheidungStand } from '@foerderportal/client/zuwendung/entscheidung'
import { istNachtrag } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { entscheidungStaende } from '@foerderportal/contract/zuwendung/bank/entscheidung/staende'
import { fehlendeTeile } from '@foerderportal/contract/zuwendung/bank/entscheidung/pflichtteile'
import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { Zurueckgegeben } from '../../shared/freigabe/Zurueckgegeben.tsx'
import { BETRAEGE_UND_ANSICHT, Spalte, Spalten } from '../../shared/Spalten.tsx'
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
import { useEntscheidung, type Entscheidungsentwurf } from './useEntscheidung.ts'
import { useVorlegen, type Vorlegen } from './useVorlegen.ts'
import { Vorschau } from './Vorschau.tsx'
import { Zusammenfuehrung } from '@foerderportal/shell/aendern/Zusammenfuehrung.tsx'
import { feldworte } from './feldworte.ts'

const VORLEGEN = entscheidungStaende.zeilen.entscheidungVorlegen.knopf

type Props = { geschaeft: string; stand: EntscheidungStand }

/** The draft on the left, the notice as it will be on the right (S9-04). */
export function Entwurf({ geschaeft, stand }: Props) {
  const entwurf = useEntscheidung(geschaeft, stand)
  const { wert, version } = stand
  const { inhalt } = entwurf
  const fehlt = fehlendeTeile(inhalt, wert)
  const vorlegen = useVorlegen(geschaeft, entwurf, fehlt)
  const { aendern, amFeld } = vorlegen
  return (
    <Spalten breiten={BETRAEGE_UND_ANSICHT}>
      <Spalte name="Entwurf der Entscheidung">
        <div className="d-entscheidung">
          {/* What is typed while it is presented would not be in it. */}
          <div className="d-entscheidung" inert={vorlegen.laeuft}>
            <Wiederherstellung entwurf={entwurf.entwurf} />
            <Zusammenfuehrung entwurf={entwurf.entwurf} worte={feldworte(wert)} was="Die Entscheidung" />
            <Zurueckgegeben zurueckgegeben={wert.zurueckgegeben} />
            <Verzichte {...{ geschaeft, wert }} />
            <Art {...{ wert, inhalt, aendern }} />
            <Betraege {...{ wert, inhalt, aendern, amFeld }} />
            <Jahresfrist {...{ wert, inhalt, aendern, amFeld }} />
            <Bescheidwerte {...{ wert, inhalt, aendern, amFeld }} />
            <Nebenbestimmungen {...{ wert, inhalt, aendern, amFeld }} />
            <Begruendung {...{ wert, inhalt, aendern, amFeld }} />
          </div>
          <Fehlendes fehlt={fehlt} hindernisse={wert.hindernisse} />
          <Absage absage={vorlegen.absage} />
          <Leiste {...{ geschaeft, wert, entwurf, vorlegen }} />
        </div>
      </Spalte>
      <Spalte name="Vorschau des Bescheids">
        <Vorschau {...{ geschaeft, version, fehlt: fehlt.length }} />
      </Spalte>
    </Spalten>
  )
}

const inSicht = (absage: HTMLElement | null): void => absage?.scrollIntoView({ block: 'nearest' })

/** In the page, not in what sticks to its edge: however long it is, it covers no field (G-11). */
function Absage({ absage }: Pick<Vorlegen, 'absage'>) {
  return (
    absage && (
      <div className="d-entscheidung__absage" ref={inSicht}>
        <AbsageHinweis absage={absage} />
      </div>
    )
  )
}

/** Where the other half of the work is done. */
const WEITER = { pruefung: 'Zurück zur Prüfung', anhoerung: 'Zur Anhörung' } as const

type LeisteProps = {
  geschaeft: string
  wert: EntscheidungAntwort
  entwurf: Entscheidungsentwurf
  vorlegen: Vorlegen
}

/** What comes next, and whether the draft is saved. */
function Leiste({ geschaeft, wert, entwurf, vorlegen: { laeuft, vorlegen } }: LeisteProps) {
  const nachtraeglich = istNachtrag(entwurf.inhalt.art)
  const wohin = nachtraeglich ? 'anhoerung' : 'pruefung'
  useTasten('Entscheidung', [
    { taste: 'Strg+Enter', text: 'vorlegen', imFuss: true, tun: () => !laeuft && vorlegen() },
  ])
  return (
    <div className="d-entscheidung__leiste">
      <div className="d-entscheidung__knoepfe">
        <Knopf laeuft={laeuft} onClick={vorlegen}>
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
