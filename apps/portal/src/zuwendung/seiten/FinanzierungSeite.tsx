import { alsEuro, inCent, inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { summen, zuFinanzierenCent } from '@foerderportal/contract/zuwendung/rules'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useController, useWatch } from 'react-hook-form'
import { useAnsage } from '@foerderportal/shell/bausteine/useAnsage'
import { Summen } from './Summen.tsx'
import type { FelderProps } from './antragSeite.ts'
import { seiteAus } from './antragFragen.ts'
import { BETRAG, textVon, wertVon } from '../seite/werte.ts'

type Werte = { produktgruppenDaten: { darlehen: string; eigenmittel: string } }

function Summe({ formular }: FelderProps<Werte>) {
  return (
    <dl className="s-summen">
      <Summen formular={formular} />
      <div className="s-summe">
        <dt>Das finanzieren Sie selbst</dt>
        <dd className="p-zahl">{alsEuro(zuFinanzierenCent(formular.foerdergegenstandSeiten))}</dd>
      </div>
    </dl>
  )
}

const NICHTS = 'Noch gibt es nichts zu finanzieren. Geben Sie zuerst an, was Sie anschaffen.'

const restSatz = (rest: number) => {
  if (rest === 0) return 'Ihre Finanzierung geht auf.'
  return rest > 0 ? `Es fehlen noch ${alsEuro(rest)}.` : `Das sind ${alsEuro(-rest)} zu viel.`
}

/** How far the plan is from covering the cost, while typing (S4-05). */
function Rest({ control, formular }: FelderProps<Werte>) {
  const { kostenCent: kosten } = summen(formular.foerdergegenstandSeiten)
  const noetig = zuFinanzierenCent(formular.foerdergegenstandSeiten)
  const { darlehen, eigenmittel } = useWatch({ control, name: 'produktgruppenDaten' })
  const gedeckt = inCent(wertVon(BETRAG, darlehen) ?? 0) + inCent(wertVon(BETRAG, eigenmittel) ?? 0)
  const rest = noetig - gedeckt
  const satz = kosten === 0 && rest === 0 ? NICHTS : restSatz(rest)
  useAnsage(satz)
  const { field } = useController({ control, name: 'produktgruppenDaten.eigenmittel' })
  const mitRest = inCent(wertVon(BETRAG, eigenmittel) ?? 0) + rest
  return (
    <div className="p-stapel p-stapel--eng">
      <p className="kern-body s-summe">{satz}</p>
      {rest !== 0 && mitRest >= 0 && (
        <div>
          <Knopf
            variante="secondary"
            onClick={() => field.onChange(textVon(BETRAG, inEuro(mitRest)))}
          >{`${alsEuro(mitRest)} als Eigenmittel übernehmen`}</Knopf>
        </div>
      )}
    </div>
  )
}

export const finanzierungSeite = seiteAus<Werte>('finanzierung', { Davor: Summe, Danach: Rest })
