import { auswahlNutzerAbfrage } from '@foerderportal/client/zuwendung/mitzeichnung/mitzeichnung'
import type { AuswahlNutzer } from '@foerderportal/contract/formular/mitzeichnung'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQuery } from '@tanstack/react-query'
import { useController, type Control } from 'react-hook-form'
import type { Werte } from '../bau/antragSeite.ts'

type Props = { control: Control<Werte<'zeichnung'>>; unternehmenGuid: string }

/** A longer list would hide the fields that it fills. */
const HOECHSTENS = 6

/** Fills the contact person from the members of the company. Without the list the fields are typed in. */
export function AnsprechpartnerUebernehmen({ control, unternehmenGuid }: Props) {
  const { data = [] } = useQuery(auswahlNutzerAbfrage(unternehmenGuid))
  const vorname = useController({ control, name: 'ansprechpartner.vorname' })
  const nachname = useController({ control, name: 'ansprechpartner.nachname' })
  const email = useController({ control, name: 'ansprechpartner.email' })
  const telefon = useController({ control, name: 'ansprechpartner.telefon' })
  const uebernehmen = (n: AuswahlNutzer) => {
    vorname.field.onChange(n.vorname)
    nachname.field.onChange(n.nachname)
    email.field.onChange(n.email)
    telefon.field.onChange(n.telefon)
    ansagen(`Name, E-Mail-Adresse und Telefon von ${nutzerName(n)} sind eingetragen.`)
  }
  if (data.length === 0) return null
  return (
    <div className="p-stapel">
      <p className="kern-body">Aus Ihrem Unternehmen:</p>
      <div className="p-reihe">
        {data.slice(0, HOECHSTENS).map((n) => (
          <Knopf key={n.subjectId} variante="secondary" klein onClick={() => uebernehmen(n)}>
            {`${nutzerName(n)} übernehmen`}
          </Knopf>
        ))}
      </div>
    </div>
  )
}
