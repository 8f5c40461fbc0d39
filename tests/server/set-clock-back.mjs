/** Loaded before a program: sets its clock back by an hour when it gets the signal SIGUSR2. */
const HOUR = 3_600_000;
const RealDate = Date;
let back = 0;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() - back);
    else super(...given);
  }

  static now() {
    return RealDate.now() - back;
  }
};

process.on('SIGUSR2', () => {
  back += HOUR;
});
