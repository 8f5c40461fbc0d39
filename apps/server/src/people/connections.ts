interface Connection {
  person: string;
  session: string | undefined;
  end: () => void;
}

/** The open sockets of people, so that they end with the session that opened them. */
export class Connections {
  readonly #open = new Set<Connection>();

  /** Notes a socket; the result forgets it. */
  add(connection: Connection): () => void {
    this.#open.add(connection);
    return () => this.#open.delete(connection);
  }

  /** Ends the sockets of one session. */
  endSession(session: string): void {
    for (const connection of this.#open) if (connection.session === session) connection.end();
  }

  /** Ends all sockets of a person, except those of one session. */
  endPerson(person: string, except?: string): void {
    for (const connection of this.#open)
      if (connection.person === person && (except === undefined || connection.session !== except)) connection.end();
  }
}
