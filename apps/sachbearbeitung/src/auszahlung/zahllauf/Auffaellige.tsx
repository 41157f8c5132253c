import { AUFFAELLIGKEIT_WORT } from '@foerderportal/contract/auszahlung/zahllauf/auffaelligkeiten'
import type { Zahllauf, Zahlposten } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useId, type ReactNode } from 'react'
import { pfade } from '../../paths.ts'
import { auffaelligeVon, type Bestaetigt } from './useBestaetigt.ts'

type Props = { lauf: Zahllauf; bestaetigt: Bestaetigt }

/** Before the release: what somebody has to look at, one by one. */
export function Auffaellige({ lauf, bestaetigt }: Props) {
  const id = useId()
  const auffaellige = auffaelligeVon(lauf)
  const kontoNeu = lauf.konto.neu && lauf.status === 'VORGELEGT'
  if (lauf.status !== 'VORGELEGT' || (auffaellige.length === 0 && !kontoNeu)) return null
  const gesehen = auffaellige.filter(({ nr }) => bestaetigt.posten.includes(nr)).length
  return (
    <section aria-labelledby={id}>
      <h2 className="d-teil" id={id}>
        Zweimal ansehen ({gesehen + Number(kontoNeu && bestaetigt.konto)} von{' '}
        {auffaellige.length + Number(kontoNeu)})
      </h2>
      <ul className="d-zahllauf__auffaellige">
        {kontoNeu && (
          <Eines name="Konto der Bank" an={bestaetigt.konto} setzen={bestaetigt.kontoSetzen} lauf={lauf}>
            <strong>Von diesem Konto wurde noch nie gezahlt:</strong> {lauf.konto.name}, {lauf.konto.iban}
          </Eines>
        )}
        {auffaellige.map((posten) => (
          <Eines
            key={posten.nr}
            name={`Nr. ${posten.nr}`}
            an={bestaetigt.posten.includes(posten.nr)}
            setzen={(an) => bestaetigt.postenSetzen(posten.nr, an)}
            lauf={lauf}
          >
            <EinPosten posten={posten} />
          </Eines>
        ))}
      </ul>
    </section>
  )
}

function EinPosten({ posten: p }: { posten: Zahlposten }) {
  return (
    <>
      <strong>
        Nr. {p.nr}, {p.unternehmenName}, {euro(p.betrag)}
      </strong>{' '}
      an {p.inhaber}, {p.iban} (<Verweis href={pfade.auszahlung(p.auszahlungGuid)}>{p.nummer}</Verweis>)
      <span className="d-zahllauf__worte">
        {p.auffaelligkeiten.map((eine) => AUFFAELLIGKEIT_WORT[eine]).join('; ')}
      </span>
    </>
  )
}

type EinesProps = {
  name: string
  an: boolean
  setzen: (an: boolean) => void
  lauf: Zahllauf
  children: ReactNode
}

/** With a box for whoever releases; all others read. */
function Eines({ name, an, setzen, lauf, children }: EinesProps) {
  return (
    <li>
      <span>{children}</span>
      {lauf.aktionen.zahllaufFreigeben === null && (
        <label className="d-zahllauf__haken">
          <input
            type="checkbox"
            className="d-haken"
            aria-label={`${name} angesehen`}
            checked={an}
            onChange={({ target }) => setzen(target.checked)}
          />
          angesehen
        </label>
      )}
    </li>
  )
}
