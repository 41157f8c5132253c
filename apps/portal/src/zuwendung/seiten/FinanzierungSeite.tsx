import { alsEuro, inCent, inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { betrag } from '@foerderportal/contract/formular/arten'
import { summen, zuFinanzierenCent } from '@foerderportal/contract/zuwendung/antrag/rules'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useAnsage } from '@foerderportal/shell/bausteine/useAnsage'
import { Summen } from './Summen.tsx'
import type { FelderProps } from '../bau/antragSeite.ts'
import { seiteAus } from './antragFragen.ts'

const BETRAG = betrag()

function Summe({ formular }: FelderProps<'finanzierung'>) {
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

const getippteCent = (text: string): number => inCent(Number(BETRAG.lesen(text) ?? 0))

const restSatz = (rest: number) => {
  if (rest === 0) return 'Ihre Finanzierung geht auf.'
  return rest > 0 ? `Es fehlen noch ${alsEuro(rest)}.` : `Das sind ${alsEuro(-rest)} zu viel.`
}

/** How far the plan is from covering the cost, while typing (S4-05). */
function Rest({ control, formular }: FelderProps<'finanzierung'>) {
  const { kostenCent: kosten } = summen(formular.foerdergegenstandSeiten)
  const noetig = zuFinanzierenCent(formular.foerdergegenstandSeiten)
  const { darlehen, eigenmittel } = useWatch({ control, name: 'produktgruppenDaten' })
  const eigene = getippteCent(eigenmittel)
  const rest = noetig - getippteCent(darlehen) - eigene
  const satz = kosten === 0 && rest === 0 ? NICHTS : restSatz(rest)
  useAnsage(satz)
  const { field, fieldState } = useController({ control, name: 'produktgruppenDaten.eigenmittel' })
  const { field: darlehensfeld } = useController({ control, name: 'produktgruppenDaten.darlehen' })
  const { onBlur } = field
  const zuUnrechtRot = rest === 0 && fieldState.invalid
  // The other field, or the button, may have mended it: forms check what is left (formOptions.ts).
  useEffect(() => {
    if (zuUnrechtRot) onBlur()
  }, [zuUnrechtRot, onBlur])
  const mitRest = eigene + rest
  const uebernehmen = () => {
    field.onChange(BETRAG.schreiben(inEuro(mitRest)))
    // What is all covered by the own money needs no loan: the empty field would only be asked for.
    if (darlehen.trim() === '') darlehensfeld.onChange(BETRAG.schreiben(0))
  }
  return (
    <div className="p-stapel p-stapel--eng">
      <p className="kern-body s-summe">{satz}</p>
      {rest !== 0 && mitRest >= 0 && (
        <div>
          <Knopf
            variante="secondary"
            onClick={uebernehmen}
          >{`${alsEuro(mitRest)} als Eigenmittel übernehmen`}</Knopf>
        </div>
      )}
    </div>
  )
}

export const finanzierungSeite = seiteAus('finanzierung', { Davor: Summe, Danach: Rest })
