import type { Bankpruefungsstand } from '@foerderportal/client/auszahlung/bankpruefung'
import { Konflikthinweis, KONFLIKT_KURZ } from '@foerderportal/shell/aendern/Konflikthinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { SEITENTITEL } from '@foerderportal/ui/rahmen/seitentitel'
import { useWatch } from 'react-hook-form'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { Ergebnis } from './Ergebnis.tsx'
import { konfliktWorte } from './konfliktWorte.ts'
import { Leiste } from './Leiste.tsx'
import { Punkte } from './Punkte.tsx'
import { Bankverbindung, Rechnung } from './Rechnung.tsx'
import { Betragsangabe } from './Betragsangabe.tsx'
import { usePruefungEntwurf } from './usePruefungEntwurf.ts'
import { Vorschlaege } from './Vorschlaege.tsx'

type Props = {
  stand: Bankpruefungsstand
  /** The form has begun anew after a save: whoever saved goes on where he was. */
  fokussiert: boolean
  gespeichert: () => void
  /** Somebody has presented it meanwhile. */
  ueberholt: () => void
}

/** The check as somebody of the bank writes it: each invoice, each point, the result. */
export function Entwurf({ stand, fokussiert, gespeichert, ueberholt }: Props) {
  const { wert } = stand
  const entwurf = usePruefungEntwurf(stand, { fertig: gespeichert, ueberholt })
  const { formular, weitere, konflikt, loesen, sichern, vorlegen, speicherstand } = entwurf
  const { control, formState } = formular
  const ergebnis = useWatch({ control, name: 'ergebnis' })
  useTasten('Prüfung', [{ taste: 'Strg+Enter', text: 'speichern', imFuss: true, tun: sichern }])
  return (
    <form
      noValidate
      className="d-entscheidung"
      aria-labelledby={SEITENTITEL}
      onSubmit={(ereignis) => {
        ereignis.preventDefault()
        sichern()
      }}
    >
      <Wiederherstellung entwurf={entwurf.entwurf} />
      <Fehleruebersicht control={control} weitere={weitere} />
      {/* What is typed while it is saved would be lost with the form that begins anew. */}
      <div className="d-entscheidung" inert={formState.isSubmitting}>
        <section aria-labelledby="rechnungen">
          <h2 className="d-teil" id="rechnungen">
            Rechnungen
          </h2>
          {wert.positionen.map((position, i) => (
            <Rechnung key={position.nachweis.id} {...{ wert, position }} nr={i + 1}>
              {ergebnis === 'BEWILLIGT' && (
                <Betragsangabe control={control} i={i} beantragt={position.beantragt} />
              )}
            </Rechnung>
          ))}
        </section>
        <Bankverbindung bankdaten={wert.bankdaten} />
        <Punkte {...{ formular, wert }}>
          <Vorschlaege formular={formular} wert={wert} />
        </Punkte>
        <Ergebnis control={control} />
      </div>
      <Konflikthinweis konflikt={konflikt} worte={konfliktWorte(wert)} loesen={(wahl) => void loesen(wahl)} />
      <Leiste
        {...{ wert, control, vorlegen, fokussiert }}
        laeuft={formState.isSubmitting}
        speicherstand={konflikt ? KONFLIKT_KURZ : speicherstand}
      />
    </form>
  )
}
