type Measured = Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;

/** The metrics of a server, in the text format of Prometheus. */
export class Metrics {
  readonly #counts = new Map<string, number>();
  readonly #gauges = new Map<string, { label?: string; measure: () => Measured }>();
  readonly #times = new Map<string, number[]>();

  /** Adds to a counter. */
  count(name: string, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  /** Adds a gauge that is measured on request. */
  gauge(name: string, measure: () => number | Promise<number>): void {
    this.#gauges.set(name, { measure: async () => ({ '': await measure() }) });
  }

  /** Adds several gauges of one name, each with its own label value. */
  gauges(name: string, label: string, measure: () => Measured): void {
    this.#gauges.set(name, { label, measure });
  }

  /** Adds a duration to a histogram, in milliseconds. */
  time(name: string, milliseconds: number): void {
    const buckets = this.#times.get(name) ?? Array.from({ length: BUCKETS.length + 2 }, () => 0);
    const at = BUCKETS.findIndex((most) => milliseconds <= most);
    buckets[at < 0 ? BUCKETS.length : at]++;
    buckets[BUCKETS.length + 1] += milliseconds;
    this.#times.set(name, buckets);
  }

  /** Returns all metrics as text; gauges that fail are left out. */
  async text(): Promise<string> {
    const counts = [...this.#counts].flatMap(([name, value]) => [`# TYPE ${name} counter`, `${name} ${value}`]);
    const gauges = await Promise.all(
      [...this.#gauges].map(async ([name, { label, measure }]) => {
        const values = await Promise.resolve()
          .then(measure)
          .catch(() => ({}));
        const lines = Object.entries(values).map(
          ([of, value]) => `${name}${label ? `{${label}="${of}"}` : ''} ${value}`,
        );
        return lines.length > 0 ? [`# TYPE ${name} gauge`, ...lines] : [];
      }),
    );
    const times = [...this.#times].flatMap(([name, buckets]) => histogram(name, buckets));
    return `${[...counts, ...gauges.flat(), ...times].join('\n')}\n`;
  }
}

const BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

const histogram = (name: string, buckets: readonly number[]): string[] => {
  let sum = 0;
  const lines = BUCKETS.map((most, i) => `${name}_bucket{le="${most}"} ${(sum += buckets[i])}`);
  const all = sum + buckets[BUCKETS.length];
  return [
    `# TYPE ${name} histogram`,
    ...lines,
    `${name}_bucket{le="+Inf"} ${all}`,
    `${name}_sum ${buckets[BUCKETS.length + 1]}`,
    `${name}_count ${all}`,
  ];
};
