import { Seite } from '../bausteine/Seite.tsx'

/** Accepting or declining invitations to a company. */
export function EinladungSeite() {
  return <Seite />
}
