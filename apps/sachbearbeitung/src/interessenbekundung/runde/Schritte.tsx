import { ziehungsmuster } from '@foerderportal/contract/interessenbekundung/reihung/ziehungsformen'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { ziehungstag } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { klassen } from '@foerderportal/ui/klassen'
import type { ReactNode } from 'react'
import { pfade } from '../../paths.ts'
import { kurzeSumme, tagVon } from '../worte.ts'
import { Reihungsfreigabe } from './Reihungsfreigabe.tsx'
import { RUECKGABE_WORT } from '@foerderportal/contract/interessenbekundung/reihung/rueckgabe'
import { alsWann } from '@foerderportal/shell/zeit/zeit'

type Schritt = {
  readonly titel: string
  readonly am: string | null
  readonly geschehen: boolean
  readonly inhalt?: ReactNode
}

/** The way from the commitment to the invitations, with what is public already (section 4 of the procedure). */
export function Schritte({ runde }: { runde: RundeAntwort }) {
  if (runde.ziehung === null)
    return <p className="kern-body">Diese Runde gab es schon vor dem Verfahren mit öffentlicher Ziehung.</p>
  const schritte = [zusage(runde), einfrieren(runde), ziehung(runde), reihung(runde), einladen(runde)]
  return (
    <ol className="d-weg">
      {schritte.map(({ titel, am, geschehen, inhalt }, i) => (
        <li key={titel} className={klassen('d-weg__schritt', geschehen && 'd-weg__schritt--geschehen')}>
          <span className="d-weg__nr" aria-hidden="true">
            {geschehen ? '✓' : i + 1}
          </span>
          <div>
            <p className="d-weg__kopf">
              <strong>{titel}</strong>
              {am !== null && <span className="d-meta">{am}</span>}
            </p>
            {inhalt}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Summe({ sha256 }: { sha256: string }) {
  return (
    <span className="d-meta">
      SHA-256 <code title={sha256}>{kurzeSumme(sha256)}</code>
    </span>
  )
}

/** A file of the public page: outside of this app. */
function Datei({ oeffentlich, name }: { oeffentlich: string | null; name: string }) {
  return (
    oeffentlich && (
      <a className="kern-link" href={`${oeffentlich}/${name}`}>
        {name}
      </a>
    )
  )
}

const schrittAm = ({ zeitleiste }: RundeAntwort, schritt: string): string | null =>
  zeitleiste.find((einer) => einer.schritt === schritt)?.am ?? null

const alsZeit = (iso: string | null): string | null => (iso === null ? null : alsMinute(new Date(iso)))

const zusage = (runde: RundeAntwort): Schritt => {
  const { ziehung: angaben } = runde
  const geschehen = angaben !== null && angaben.zusage !== null
  return {
    titel: geschehen ? 'Zusage veröffentlicht' : 'Zusage veröffentlichen',
    am: geschehen ? alsZeit(schrittAm(runde, 'VEROEFFENTLICHUNG')) : null,
    geschehen,
    inhalt: angaben?.zusage ? (
      <Summe sha256={angaben.zusage} />
    ) : (
      <p className="kern-body">
        Mit der Veröffentlichung legt sich das Portal auf seinen Anteil am Zufall fest.
      </p>
    ),
  }
}

const einfrieren = (runde: RundeAntwort): Schritt => {
  const { liste, oeffentlich } = runde
  return {
    titel: liste ? `Liste eingefroren, ${liste.zeilen.toLocaleString('de-DE')} Zeilen` : 'Liste einfrieren',
    am: alsZeit(liste?.eingefrorenAm ?? null),
    geschehen: liste !== null,
    inhalt: liste ? (
      <p className="d-weg__dateien">
        <Summe sha256={liste.sha256} /> <Datei oeffentlich={oeffentlich} name="liste.txt" />
      </p>
    ) : (
      <p className="kern-body">Geschieht von selbst eine Minute nach dem Ende der Frist.</p>
    ),
  }
}

function Ziehungsname({ ziehung: { quelle, form, am } }: { ziehung: NonNullable<RundeAntwort['ziehung']> }) {
  return (
    <p className="kern-body">
      {quelle}
      {form && (
        <>
          , geschrieben als <code>{ziehungsmuster(form, ziehungstag(am))}</code>
        </>
      )}
    </p>
  )
}

/** A draw that was typed twice alike. */
const ZWEIMAL_GLEICH: readonly (Reihungsstand | undefined)[] = ['GEOEFFNET', 'FREIGEGEBEN']

const ziehung = ({ ziehung: angaben, reihung: stand }: RundeAntwort): Schritt => {
  const eingegeben = stand !== null && stand.status !== 'ZURUECKGEGEBEN'
  const gleich = ZWEIMAL_GLEICH.includes(stand?.status)
  return {
    titel: gleich ? 'Ziehung eingegeben, zweimal gleich' : 'Ziehung eingeben',
    am: eingegeben ? alsZeit(stand.vorgelegt.am) : angaben && `am ${tagVon(angaben.am)}`,
    geschehen: gleich,
    inhalt: stand?.zufall ? <code>{stand.zufall}</code> : angaben && <Ziehungsname ziehung={angaben} />,
  }
}

type Reihung = NonNullable<RundeAntwort['reihung']>
type Reihungsstand = Reihung['status']
const REIHUNG_TITEL: Readonly<Record<Reihungsstand, string>> = {
  VORGELEGT: 'Reihung liegt versiegelt zur Freigabe vor',
  GEOEFFNET: 'Reihung geöffnet, noch nicht freigegeben',
  FREIGEGEBEN: 'Reihung freigegeben',
  ZURUECKGEGEBEN: 'Reihung freigeben',
}

function Ergebnis({ runde, reihung: { status, sha256 } }: { runde: RundeAntwort; reihung: Reihung }) {
  if (status !== 'FREIGEGEBEN' || sha256 === null) return null
  return (
    <p className="d-weg__dateien">
      <Summe sha256={sha256} /> <Datei oeffentlich={runde.oeffentlich} name="protokoll.json" />{' '}
      <Verweis href={pfade.reihung(runde.guid)}>Reihung ansehen</Verweis>
    </p>
  )
}

const reihung = (runde: RundeAntwort): Schritt => {
  const { reihung: stand } = runde
  return {
    titel: REIHUNG_TITEL[stand?.status ?? 'ZURUECKGEGEBEN'],
    am: alsZeit(stand?.freigegeben?.am ?? null),
    geschehen: stand?.status === 'FREIGEGEBEN',
    inhalt: (
      <>
        <Rueckgaben runde={runde} />
        {stand && <Ergebnis runde={runde} reihung={stand} />}
        {stand && WARTET.includes(stand.status) && <Reihungsfreigabe runde={runde} reihung={stand} />}
      </>
    ),
  }
}

/** Before a second person. */
const WARTET: readonly Reihungsstand[] = ['VORGELEGT', 'GEOEFFNET']

const einladen = ({ staffeln }: RundeAntwort): Schritt => {
  const freigegebene = staffeln.filter(({ status }) => status === 'FREIGEGEBEN')
  const letzte = freigegebene.at(-1)
  return {
    titel:
      letzte === undefined
        ? 'Einladen, in Staffeln'
        : freigegebene.length === 1
          ? 'Staffel 1 eingeladen'
          : `Staffel 1 bis ${letzte.nr} eingeladen`,
    am: alsZeit(letzte?.freigegeben?.am ?? null),
    geschehen: letzte !== undefined,
  }
}

/** Attempts to rank that were given back, as everybody reads them on the public page, and by whom for the bank. */
function Rueckgaben({ runde: { rueckgaben, reihung } }: { runde: RundeAntwort }) {
  if (rueckgaben.length === 0) return null
  return (
    <>
      <ul className="d-rueckgaben">
        {rueckgaben.map(({ nr, am, durch, geoeffnet, grund }) => (
          <li key={nr}>
            Versuch {nr}, {alsWann(am)}&nbsp;Uhr zurückgegeben {RUECKGABE_WORT[durch]}: {grund}
            {geoeffnet && ' Das Ergebnis war schon geöffnet.'}
          </li>
        ))}
      </ul>
      <p className="d-meta">
        Das steht auch auf der öffentlichen Seite.
        {reihung?.zurueckgegeben && ` Zuletzt war es ${reihung.zurueckgegeben.name}.`}
      </p>
    </>
  )
}
