import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Ansprechstelle } from '../Ansprechstelle.tsx'

/** Stands where only admins of the company see or do something. */
export function NurVerwaltung({ was }: { was: string }) {
  return (
    <div className="p-stapel p-stapel--weit">
      <Hinweis titel={was} stufe={2}>
        Bitten Sie die Person darum, die Sie eingeladen hat.
      </Hinweis>
      <Ansprechstelle />
    </div>
  )
}
