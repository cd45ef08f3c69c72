package tumult.games.frappadingue.solved;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** An exact number. */
record Fraction(BigInteger top, BigInteger bottom) implements Comparable<Fraction> {
  static final Fraction ZERO = of(0, 1);
  static final Fraction ONE = of(1, 1);

  Fraction {
    BigInteger common = top.gcd(bottom);
    if (!common.equals(BigInteger.ONE)) {
      top = top.divide(common);
      bottom = bottom.divide(common);
    }
    if (bottom.signum() < 0) {
      top = top.negate();
      bottom = bottom.negate();
    }
  }

  static Fraction of(long top, long bottom) {
    return new Fraction(BigInteger.valueOf(top), BigInteger.valueOf(bottom));
  }

  /** A floating-point number, as it is. */
  static Fraction of(double number) {
    BigDecimal exact = new BigDecimal(number);
    return exact.scale() <= 0
        ? new Fraction(exact.toBigIntegerExact(), BigInteger.ONE)
        : new Fraction(exact.unscaledValue(), BigInteger.TEN.pow(exact.scale()));
  }

  Fraction plus(Fraction other) {
    return new Fraction(
        top.multiply(other.bottom).add(other.top.multiply(bottom)), bottom.multiply(other.bottom));
  }

  Fraction minus(Fraction other) {
    return plus(new Fraction(other.top.negate(), other.bottom));
  }

  Fraction times(Fraction other) {
    return new Fraction(top.multiply(other.top), bottom.multiply(other.bottom));
  }

  Fraction over(Fraction other) {
    return new Fraction(top.multiply(other.bottom), bottom.multiply(other.top));
  }

  double rounded() {
    return new BigDecimal(top).divide(new BigDecimal(bottom), MathContext.DECIMAL64).doubleValue();
  }

  @Override
  public int compareTo(Fraction other) {
    return top.multiply(other.bottom).compareTo(other.top.multiply(bottom));
  }
}
