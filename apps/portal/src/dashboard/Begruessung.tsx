import { istStartbar } from '@foerderportal/contract/interessenbekundung/rules'
import type { BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { pfade } from '../paths.ts'
import { useDarf } from '@foerderportal/shell/umgebung'
import type { Frist } from './naechsteFristen.ts'

type Props = {
  titel: string
  firma: string
  /** Undefined until they are known; their place stays free. */
  bekundungen: readonly BekundungUebersicht[] | undefined
  /** What is to be done before all else. */
  dringend: Frist | undefined
  jetzt: Date
  /** Whether there are cases to speak of. */
  mitVorgaengen: boolean
}

/** The welcome banner (R2.3-04). */
export function Begruessung({ titel, firma, bekundungen, ...lage }: Props) {
  return (
    <div className="s-banner">
      <Landschaft />
      <div className="s-banner__text">
        <h1 className="kern-heading-x-large p-kopf__titel">{titel}</h1>
        <p className="kern-body">Sie handeln für {firma}.</p>
        <div className="s-banner__angebot">
          {bekundungen && <Angebot bekundungen={bekundungen} {...lage} />}
        </div>
      </div>
    </div>
  )
}

type AngebotProps = Pick<Props, 'dringend' | 'jetzt' | 'mitVorgaengen'> & {
  bekundungen: readonly BekundungUebersicht[]
}

/** The blue button is the most urgent thing; to declare one's interest stays beside it (R2.3-04). */
function Angebot({ bekundungen, dringend, jetzt, mitVorgaengen }: AngebotProps) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const runde = bekundungen.find((eintrag) => istStartbar(eintrag, jetzt))
  if (!darfSchreiben || (runde === undefined && dringend === undefined))
    return (
      <p className="kern-body kern-body--muted">
        {mitVorgaengen
          ? 'Alles Wichtige zu Ihren Vorgängen steht auf dieser Seite.'
          : 'Wie es losgeht, steht auf dieser Seite.'}
      </p>
    )
  return (
    <>
      <div className="p-reihe">
        {dringend && (
          <Verweis href={dringend.href} className={knopfKlasse('primary')}>
            <span className="kern-label">{ganzeNummern(dringend.was)}</span>
          </Verweis>
        )}
        {runde && (
          <Verweis href={pfade.bekundungen} className={knopfKlasse(dringend ? 'secondary' : 'primary')}>
            <span className="kern-label">Interessenbekundung starten</span>
          </Verweis>
        )}
      </div>
      {dringend && <p className="kern-body">Am dringendsten: {alsFrist(dringend.bis, jetzt)}.</p>}
      {runde && (
        <p className="kern-body">
          {runde.programmbezeichnung}: {alsFrist(runde.erfassungsZeitraum.bis, jetzt)}.
        </p>
      )}
    </>
  )
}

/** Wet meadows with reeds under a low sun; says nothing that the words beside it don't. */
function Landschaft() {
  return (
    <svg
      className="s-landschaft"
      viewBox="0 0 480 176"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="330" cy="72" r="30" className="s-landschaft__3" />
      <path d="M0 118q90-34 190-14t160-8 130 6v74H0z" className="s-landschaft__1" />
      <path d="M0 138q120-24 250-6t230-8v52H0z" className="s-landschaft__2" />
      <path d="M0 160q140-14 280-4t200-6v26H0z" className="s-landschaft__3" />
      <path
        d="M398 164v-52m14 52V96m16 68v-44m14 44V88m14 76v-56"
        className="s-landschaft__halm"
        strokeWidth="3"
      />
      <path d="M412 112V98m30 8V90m-44 32v-8m58 6v-10" className="s-landschaft__halm" strokeWidth="8" />
    </svg>
  )
}
